/** The address of the page on screen. Mini-programs have none that a person could see or keep. */
export function setAddressParam(_name: string, _value: string): void {}
