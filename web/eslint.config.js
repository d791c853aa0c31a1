import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

export default ts.config(
  { ignores: ['node_modules/'] },
  js.configs.recommended,
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  {
    languageOptions: { globals: { ...globals.browser } },
    rules: {
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-console': 'error',
      'no-else-return': 'error',
      'no-undef': 'off', // TypeScript knows better
      'no-var': 'error',
      'object-shorthand': 'error',
      'prefer-const': 'off', // svelte/prefer-const knows what is bound
      'svelte/prefer-const': ['error', { destructuring: 'all', excludedRunes: ['$props', '$derived'] }],
      'svelte/prefer-svelte-reactivity': 'off', // a Map that never changes once it is made needs none
      'svelte/no-useless-mustaches': 'off', // {' '} is a space that Svelte would trim
      'svelte/no-navigation-without-resolve': 'off', // of SvelteKit, which this is not
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'separate-type-imports' }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: ['.svelte'], svelteConfig } },
  },
  {
    files: ['*.{js,ts}'],
    languageOptions: { globals: { ...globals.node } },
  },
);
