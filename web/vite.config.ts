import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

// The client is built into the package, where the server finds it.
export default defineConfig({
  plugins: [svelte()],
  base: "/",
  build: { outDir: "../src/tabbytop/web", emptyOutDir: true, assetsDir: "assets", sourcemap: false, target: "es2022", modulePreload: { polyfill: false } },
  resolve: process.env.VITEST ? { conditions: ["browser"] } : undefined,
  test: { environment: "happy-dom", setupFiles: ["tests/setup.ts"], include: ["tests/**/*.test.ts"] },
});
