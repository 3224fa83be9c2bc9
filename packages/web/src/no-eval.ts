import { config } from 'zod/v4/core';

/**
 * The page is served so that nothing is made of text. Zod makes faster checks of it where it may, and finds out by trying;
 * a trial would be reported. The build puts this into one file with Zod, so that it comes before every schema.
 */
config({ jitless: true });
