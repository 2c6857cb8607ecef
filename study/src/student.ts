/** Of the standard normal distribution; Acklam's approximation, then one step of Halley's, which leaves an error below 1e-12. */
export function normalQuantile(p: number): number {
  const [a, b, c, d] = COEFFICIENTS
  const tail = Math.min(p, 1 - p)
  let x: number
  if (tail < 0.02425) {
    const q = Math.sqrt(-2 * Math.log(tail))
    x = polynomial(c, q) / (polynomial(d, q) * q + 1)
    if (p > 0.5) x = -x
  } else {
    const q = p - 0.5
    x = (polynomial(a, q * q) * q) / (polynomial(b, q * q) * q * q + 1)
  }
  const error = normalBelow(x) - p
  const step = error * Math.sqrt(2 * Math.PI) * Math.exp((x * x) / 2)
  return x - step / (1 + (x * step) / 2)
}

const COEFFICIENTS = [
  [-3.969683028665376e1, 2.209460984245205e2, -2.759285104469687e2, 1.38357751867269e2, -3.066479806614716e1, 2.506628277459239],
  [-5.447609879822406e1, 1.615858368580409e2, -1.556989798598866e2, 6.680131188771972e1, -1.328068155288572e1],
  [-7.784894002430293e-3, -3.223964580411365e-1, -2.400758277161838, -2.549732539343734, 4.374664141464968, 2.938163982698783],
  [7.784695709041462e-3, 3.224671290700398e-1, 2.445134137142996, 3.754408661907416],
] as const

const polynomial = (coefficients: readonly number[], x: number): number => coefficients.reduce((sum, own) => sum * x + own, 0)

/** The probability of a value below `x` in a standard normal distribution. */
export function normalBelow(x: number): number {
  return x < 0 ? upperTail(-x) : 1 - upperTail(x)
}

/** By the series near the middle and by a continued fraction in the tail. */
function upperTail(x: number): number {
  const density = Math.exp((-x * x) / 2) / Math.sqrt(2 * Math.PI)
  if (x > 5) {
    let fraction = 0
    for (let k = 60; k >= 1; k--) fraction = k / (x + fraction)
    return density / (x + fraction)
  }
  let sum = x
  let term = x
  for (let k = 3; term > 1e-18 * sum; k += 2) sum += term *= (x * x) / k
  return 0.5 - density * sum
}

/** Of Student's distribution (Cornish and Fisher's expansion): good to four figures from five degrees of freedom on. */
export function studentQuantile(p: number, freedom: number): number {
  const z = normalQuantile(p)
  if (!(freedom < 1e6)) return z
  const n = freedom
  const z2 = z * z
  return (
    z +
    (z * (z2 + 1)) / (4 * n) +
    (z * ((5 * z2 + 16) * z2 + 3)) / (96 * n * n) +
    (z * (((3 * z2 + 19) * z2 + 17) * z2 - 15)) / (384 * n ** 3) +
    (z * ((((79 * z2 + 776) * z2 + 1482) * z2 - 1920) * z2 - 945)) / (92160 * n ** 4)
  )
}

/** The probability of a value at least so far from 0, on both sides. */
export function studentBeyond(t: number, freedom: number): number {
  const far = Math.abs(t)
  if (!(freedom < 1e6)) return 2 * upperTail(far)
  // Student's t as nearly normal (Wallace): good to three figures where a decision hangs on it.
  const z = Math.sqrt(freedom * Math.log(1 + (far * far) / freedom)) * ((8 * freedom + 1) / (8 * freedom + 3))
  return 2 * upperTail(z)
}
