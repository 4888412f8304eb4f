import '@fontsource-variable/source-serif-4';
import '@fontsource-variable/libre-franklin';
import '@fontsource/special-elite';
import './app.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { session } from '$lib/session.svelte';

const target = document.getElementById('app');
if (!target) throw new Error('the page has no place for the application');
// Who is here decides the language, so it is asked first; without an answer the browser's language will do.
await session.load();
mount(App, { target });
