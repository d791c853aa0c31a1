import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { nameOf, names } from './names';
import { sources } from './sources';

const server = process.env.UNDERDECK_SERVER ?? 'http://127.0.0.1:8000';

export default defineConfig({
  base: './',
  plugins: [svelte(), names(), sources()],
  build: {
    outDir: '../src/underdeck/server/static',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rollupOptions: {
      output: {
        entryFileNames: (chunk) => `assets/${nameOf(chunk)}.js`,
        chunkFileNames: (chunk) => `assets/${nameOf(chunk)}.js`,
        assetFileNames: 'assets/[name][extname]',
        minifyInternalExports: false, // their letters would change in every part
      },
    },
  },
  server: { proxy: { '/api': server, '/ws': { target: server, ws: true } } },
});
