import type { Company } from '../model/use-company.js';

/** What the large button does with those who are held; until it is known who can go, all of them are meant to. */
export function pushWords({ stands, ahead }: Pick<Company, 'stands' | 'ahead'>): string {
  const going = ahead ? ahead.filter(one => 'order' in one).length : stands.length;
  return going > 0 ? `Push ${going} forward` : 'None of them can go forward';
}
