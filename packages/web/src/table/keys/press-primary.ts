/** Enter presses the large button that is in sight, whatever it says now; false if there is none, or it is off. */
export function pressPrimary(): boolean {
  const buttons = document.querySelectorAll<HTMLButtonElement>(
    '[data-part=action-bar] [data-button=primary]:not(:disabled)',
  );
  const button = [...buttons].find(one => one.checkVisibility());
  button?.click();
  return button !== undefined;
}
