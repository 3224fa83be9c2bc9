import type { Ask, SeenAsk } from '@umpire/engine';

type Open<A> = A extends { readonly kind: 'choose' }
  ? Omit<A, 'among'> & Pick<SeenAsk, 'among'>
  : A extends { readonly kind: 'sealed' }
    ? Omit<A, 'check'>
    : A;

/** An ask as a viewer sees it, its kinds kept apart. */
export type OpenAsk = Open<Ask>;
export type OpenAskOf<K extends Ask['kind']> = Extract<OpenAsk, { readonly kind: K }>;

export const openAsk = (ask: SeenAsk): OpenAsk => ask as unknown as OpenAsk;
