/** Set by `npm run rules:prove`: one row or cell of a book is switched off before any module is loaded. */
const off = process.env.UMPIRE_PROVE;
if (off) (globalThis as { umpireProving?: unknown }).umpireProving = { off: JSON.parse(off) };
