/** In pixels: upright for those who hold a phone. */
export const sizeOf = () => (matchMedia('(max-width: 640px)').matches ? { width: 480, height: 640 } : { width: 960, height: 660 })
