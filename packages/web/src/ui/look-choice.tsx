import { chooseLook, LOOKS, useLook } from './look.js';
import { Segmented } from './segmented.js';

const WORDS = { device: 'As the device', light: 'Light', dark: 'Dark' } as const;

/** Light or dark, here and in every battle. */
export function LookChoice() {
  const look = useLook();
  return (
    <Segmented
      label="Light or dark"
      value={look}
      among={LOOKS.map(value => ({ value, label: WORDS[value] }))}
      onChange={chooseLook}
    />
  );
}
