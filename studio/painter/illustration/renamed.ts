/**
 * A trait as it is called now: clothes of animals had a slot of their own, with values that people's
 * clothes have too. Stored plans and characters may still have it.
 */
export function renewTrait<T extends { readonly slot: string; readonly value: string }>(
  trait: T,
): T {
  const isClothes = trait.slot === 'wears' && /^(?:hanfu|suit|dress)$/.test(trait.value)
  return isClothes ? { ...trait, slot: 'clothes' } : trait
}
