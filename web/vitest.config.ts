import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [svelte()],
  resolve: { conditions: ['browser'] },
  test: {
    environment: 'happy-dom',
    include: ['tests/**/*.test.ts'],
    isolate: false, // a page for each file would take longer than its tests
    restoreMocks: true,
    unstubGlobals: true,
    testTimeout: 60_000,
  },
});
