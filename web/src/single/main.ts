import '../fonts.css';
import '../app.css';
import { mount } from 'svelte';
import { catalogue } from '$lib/catalogue.svelte';
import { texts } from '$lib/texts.svelte';
import SingleReplay from './SingleReplay.svelte';

const target = document.getElementById('app');
if (!target) throw new Error('the page has no place for the replay');
const { lang } = document.documentElement;
await Promise.all([texts.use(lang), catalogue.load(lang)]);
mount(SingleReplay, { target });
