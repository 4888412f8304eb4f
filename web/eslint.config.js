import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import ts from 'typescript-eslint';
import config from './svelte.config.js';

export default ts.config(
    { ignores: ['node_modules', 'src/lib/wire.ts', 'src/games/*/schema.ts'] },
    js.configs.recommended,
    ...ts.configs.strict,
    ...svelte.configs.recommended,
    { rules: { 'no-undef': 'off' } },
    {
        files: ['**/*.svelte', '**/*.svelte.ts'],
        languageOptions: {
            parserOptions: { parser: ts.parser, extraFileExtensions: ['.svelte'], svelteConfig: config },
        },
        // Links inside the application are followed by the router, see lib/router.
        rules: { 'svelte/no-navigation-without-resolve': 'off' },
    },
);
