export function forgetLost(packages: string): void;
