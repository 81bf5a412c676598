// Runs before any schema is made. Zod would find out by `new Function` whether it may compile; the page's policy
// forbids that, and the browser reports each try (S22). Set where Zod keeps its settings (zod/v4/core/core.js): the
// import of `config` would bring five kB of it to every page, also to those that check nothing.
(globalThis as { __zod_globalConfig?: { jitless?: boolean } }).__zod_globalConfig = { jitless: true };
