/**
 * Caches what is computed from an object for as long as the object lives: for objects that are never changed in place.
 * Null is cached too, undefined is not.
 */
export function cached<Key extends object, Value>(compute: (key: Key) => Value): (key: Key) => Value {
  const known = new WeakMap<Key, Value>();
  return (key) => {
    let value = known.get(key);
    if (value === undefined) {
      value = compute(key);
      known.set(key, value);
    }
    return value;
  };
}
