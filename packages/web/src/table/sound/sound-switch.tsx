import { Button } from '../../ui/button.js';
import { Icon } from '../stage/icon.js';
import { switchSound, useSoundOn } from './use-sounds.js';

const SPEAKER = 'M3 8v4h3l4 3.500V4.500L6 8z';

export function SoundSwitch() {
  const on = useSoundOn();
  return (
    <Button
      kind="quiet"
      pressed={on}
      aria-label="Sound"
      title={on ? 'Sound is on' : 'Sound is off'}
      onClick={switchSound}
    >
      <Icon
        d={
          on ? `${SPEAKER}M13 7.500q2 2.500 0 5M15.500 5.500q3.500 4.500 0 9` : `${SPEAKER}M13.500 8l4 4M17.500 8l-4 4`
        }
      />
    </Button>
  );
}
