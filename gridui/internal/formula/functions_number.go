// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package formula

import (
	"math"

	"github.com/giogrid/giogrid/gridui/internal/exact"
)

func numberFunctions() []*operator {
	return []*operator{
		function("round", "number:n digits?:n", "n", roundFunction(roundHalf)),
		function("floor", "number:n digits?:n", "n", roundFunction(roundDown)),
		function("ceiling", "number:n digits?:n", "n", roundFunction(roundUp)),
		function("trunc", "number:n digits?:n", "n", roundFunction(roundToZero)),
		function("abs", "number:n", "n", numberFunction(func(n exact.Number) (exact.Number, State) {
			if n.Near() < 0 {
				n = negate(n)
			}
			return n, OK
		})),
		function("sign", "number:n", "n", numberFunction(func(n exact.Number) (exact.Number, State) {
			return whole(int64(compareNumbers(n, whole(0)))), OK
		})),
		function("sqrt", "number:n", "n", floatFunction(math.Sqrt)),
		function("exp", "number:n", "n", floatFunction(math.Exp)),
		function("ln", "number:n", "n", floatFunction(math.Log)),
		function("log10", "number:n", "n", floatFunction(math.Log10)),
		function("power", "number:n exponent:n", "n", buildPower),
		function("mod", "number:n divisor:n", "n", func(_ *compiler, _ *node, args []code) code { return buildNumbers("%", args[0], args[1]) }),
		function("sum", "number:n other...?:n", "n", foldFunction(add)),
		function("average", "number:n other...?:n", "n", buildAverage),
		function("min", "value:s other...?:s", "s", extremeFunction(relations["<"])),
		function("max", "value:s other...?:s", "s", extremeFunction(relations[">"])),
		function("number", "text:t", "n", buildNumberOf),
	}
}

// numberCode returns the code of numbers that may or may not be exact.
func numberCode(get func(row Row) (exact.Number, State)) code { return ofExact(get) }

// numbers returns a reader of the code's numbers, exact or not.
func (c *code) numbers() func(row Row) (exact.Number, State) {
	if c.exact != nil {
		return c.exact
	}
	get := c.float
	return func(row Row) (exact.Number, State) {
		f, s := get(row)
		return numberOf(f), s
	}
}

// roundFunction rounds to a number of decimals, 0 if none is given.
func roundFunction(how rounding) func(*compiler, *node, []code) code {
	return func(_ *compiler, _ *node, args []code) code {
		digits := constant(Value{Type: Number, Number: whole(0)})
		if len(args) > 1 {
			digits = args[1]
		}
		of, to := args[0].numbers(), digits.float
		return numberCode(func(row Row) (exact.Number, State) {
			v, s := of(row)
			d, t := to(row)
			if s != OK || t != OK {
				return exact.Number{}, max(s, t)
			}
			return round(v, int(math.Trunc(min(max(d, -300), exact.Scale))), how)
		})
	}
}

func numberFunction(f func(n exact.Number) (exact.Number, State)) func(*compiler, *node, []code) code {
	return func(_ *compiler, _ *node, args []code) code {
		exactly := args[0].exact != nil
		of := args[0].numbers()
		out := numberCode(func(row Row) (exact.Number, State) {
			v, s := of(row)
			if s != OK {
				return exact.Number{}, s
			}
			return f(v)
		})
		if !exactly {
			out.exact = nil
		}
		return out
	}
}

func floatFunction(f func(float64) float64) func(*compiler, *node, []code) code {
	return func(_ *compiler, _ *node, args []code) code {
		of := args[0].float
		return ofFloat(func(row Row) (float64, State) {
			v, s := of(row)
			if s != OK {
				return 0, s
			}
			return finite(f(v))
		})
	}
}

// foldFunction joins numbers one by one. It skips missing numbers; the result is missing if all are.
func foldFunction(join func(a, b exact.Number) (exact.Number, State)) func(*compiler, *node, []code) code {
	return func(_ *compiler, _ *node, args []code) code {
		all := numbersOf(args)
		return numberCode(func(row Row) (exact.Number, State) {
			n, _, s := folded(all, row, join)
			return n, s
		})
	}
}

func numbersOf(args []code) (all []func(row Row) (exact.Number, State)) {
	for i := range args {
		all = append(all, args[i].numbers())
	}
	return all
}

// folded joins the numbers that are not missing and counts them.
func folded(all []func(row Row) (exact.Number, State), row Row, join func(a, b exact.Number) (exact.Number, State)) (out exact.Number, n int64, s State) {
	for _, get := range all {
		v, s := get(row)
		switch {
		case s.Failed():
			return out, 0, s
		case s == Missing:
			continue
		case n > 0:
			if v, s = join(out, v); s != OK {
				return out, 0, s
			}
		}
		out = v
		n++
	}
	return out, n, stateOf(n > 0)
}

func buildAverage(_ *compiler, _ *node, args []code) code {
	all := numbersOf(args)
	return numberCode(func(row Row) (exact.Number, State) {
		sum, n, s := folded(all, row, add)
		if s != OK {
			return sum, s
		}
		return divide(sum, whole(n))
	})
}

// extremeFunction returns the least or the greatest of values of one type.
func extremeFunction(r relation) func(*compiler, *node, []code) code {
	return func(_ *compiler, n *node, args []code) code {
		out := args[0]
		for _, next := range args[1:] {
			was, candidate := out, next
			better := compareCodes(n.typ, unfixed(candidate), unfixed(was), r).truth
			out = either(candidate, was, func(row Row) (bool, State) {
				v, s := better(row)
				if s == Missing {
					return was.state(row) == Missing, OK
				}
				return v, s
			})
		}
		return out
	}
}

// unfixed returns c for comparison by its exact value: the greater of two days ignores periods.
func unfixed(c code) code {
	c.fixed, c.till = nil, 0
	return c
}

// buildNumberOf returns code that parses a number from a text.
func buildNumberOf(_ *compiler, _ *node, args []code) code {
	of := args[0].text
	return numberCode(func(row Row) (exact.Number, State) {
		v, s := of(row)
		if s != OK {
			return exact.Number{}, s
		}
		if n, ok := parsedNumber(v); ok {
			return n, OK
		}
		return exact.Number{}, NotANumber
	})
}
