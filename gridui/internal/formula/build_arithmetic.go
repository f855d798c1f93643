// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package formula

import (
	"math"

	"github.com/giogrid/giogrid/gridui/internal/exact"
)

func buildArithmetic(_ *compiler, n *node, args []code) code {
	a, b := args[0], args[1]
	x, y := n.args[0].typ, n.args[1].typ
	switch {
	case n.typ == Number && x == Duration:
		return combined(n.op.name, float(a.ticks), float(b.ticks))
	case n.typ == Number:
		return buildNumbers(n.op.name, a, b)
	case x == Date && y == Date:
		return bothTicks(a.ticks, b.ticks, betweenDates)
	case n.typ == Date:
		return shiftedDate(n, a, b)
	case x == Duration && (y == Duration || y == Anything && (n.op.name == "+" || n.op.name == "-")), x == Anything && y == Duration && n.op.name != "*":
		return bothTicks(a.ticks, b.ticks, sumOf(n.op.name))
	case x == Duration:
		return scaledDuration(n.op.name, a, b)
	}
	return scaledDuration(n.op.name, b, a)
}

func buildNumbers(sign string, a, b code) code {
	if a.exact == nil || b.exact == nil {
		return combined(sign, a.float, b.float)
	}
	return exactly2(a.exact, b.exact, arithmeticOf[sign])
}

// exactly2 returns code that applies f to two numbers.
func exactly2(a, b func(row Row) (exact.Number, State), f func(a, b exact.Number) (exact.Number, State)) code {
	return ofExact(func(row Row) (exact.Number, State) {
		v, s := a(row)
		w, t := b(row)
		if s != OK || t != OK {
			return exact.Number{}, max(s, t)
		}
		return f(v, w)
	})
}

// combined returns code for float64 arithmetic. The signs + - * have code without an indirect call, which
// would double the time.
func combined(sign string, a, b func(row Row) (float64, State)) code {
	f := floatArithmetic[sign]
	switch sign {
	case "+":
		return ofFloat(func(row Row) (float64, State) {
			v, s := a(row)
			w, t := b(row)
			return checked(v+w, s, t)
		})
	case "-":
		return ofFloat(func(row Row) (float64, State) {
			v, s := a(row)
			w, t := b(row)
			return checked(v-w, s, t)
		})
	case "*":
		return ofFloat(func(row Row) (float64, State) {
			v, s := a(row)
			w, t := b(row)
			return checked(v*w, s, t)
		})
	}
	return floats2(a, b, f)
}

// checked returns f, or the worse of the states of its operands.
func checked(f float64, s, t State) (float64, State) {
	if s|t != OK {
		return 0, max(s, t)
	}
	return finite(f)
}

func floats2(a, b func(row Row) (float64, State), f func(a, b float64) (float64, State)) code {
	return ofFloat(func(row Row) (float64, State) {
		v, s := a(row)
		w, t := b(row)
		if s != OK || t != OK {
			return 0, max(s, t)
		}
		return f(v, w)
	})
}

// float converts ticks to float64.
func float(get func(row Row) (int64, State)) func(row Row) (float64, State) {
	return func(row Row) (float64, State) {
		v, s := get(row)
		return float64(v), s
	}
}

func bothTicks(a, b func(row Row) (int64, State), f func(a, b int64) (int64, State)) code {
	return ofTicks(func(row Row) (int64, State) {
		v, s := a(row)
		w, t := b(row)
		if s != OK || t != OK {
			return 0, max(s, t)
		}
		return f(v, w)
	})
}

// nanosPerMicro converts ticks of dates (microseconds) to ticks of durations (nanoseconds).
const nanosPerMicro = 1000

// betweenDates returns the duration from b to a in nanoseconds, or OutOfRange beyond the 292 years that a
// duration can hold.
func betweenDates(a, b int64) (int64, State) {
	d := a - b
	if d > math.MaxInt64/nanosPerMicro || d < math.MinInt64/nanosPerMicro {
		return 0, OutOfRange
	}
	return d * nanosPerMicro, OK
}

func sumOf(sign string) func(a, b int64) (int64, State) {
	return func(a, b int64) (int64, State) {
		if sign == "-" {
			b = -b
		}
		sum := a + b
		if (a^sum)&(b^sum) < 0 {
			return 0, OutOfRange
		}
		return sum, OK
	}
}

// Dates range over the years of ISO dates, 0000 to 9999.
const (
	minMicros = -62_167_219_200 * 1e6
	maxMicros = 253_402_300_800*1e6 - 1
)

// boundedDate returns micros, or OutOfRange if no text can express that date.
func boundedDate(micros int64) (int64, State) {
	if micros < minMicros || micros > maxMicros {
		return 0, OutOfRange
	}
	return micros, OK
}

// shiftedDate returns code that adds a duration to a date, in either order, or subtracts it. A whole day
// remains a whole day if the duration is a fixed number of days.
func shiftedDate(n *node, a, b code) code {
	if n.args[0].typ != Date {
		a, b = b, a
	}
	sign := int64(1)
	if n.op.name == "-" {
		sign = -1
	}
	out := bothTicks(a.ticks, b.ticks, func(date, by int64) (int64, State) { return boundedDate(date + sign*(by/nanosPerMicro)) })
	if a.till != 0 && b.fixed != nil && b.fixed.Ticks%(dayMicros*nanosPerMicro) == 0 {
		out.till = a.till + sign*(b.fixed.Ticks/nanosPerMicro)
	}
	return out
}

// scaledDuration returns code that multiplies or divides a duration by a number.
func scaledDuration(sign string, duration, number code) code {
	f := floatArithmetic[sign]
	ticks, by := duration.ticks, number.float
	return ofTicks(func(row Row) (int64, State) {
		v, s := ticks(row)
		w, t := by(row)
		if s != OK || t != OK {
			return 0, max(s, t)
		}
		out, state := f(float64(v), w)
		if state == OK && math.Abs(out) >= math.MaxInt64 {
			state = OutOfRange
		}
		if state != OK {
			return 0, state
		}
		return int64(math.Round(out)), OK
	})
}

func buildNegate(_ *compiler, n *node, args []code) code {
	a := args[0]
	switch {
	case n.typ == Duration:
		return bothTicks(func(Row) (int64, State) { return 0, OK }, a.ticks, sumOf("-"))
	case a.exact != nil:
		return ofExact(func(row Row) (exact.Number, State) {
			v, s := a.exact(row)
			return negate(v), s
		})
	}
	return ofFloat(func(row Row) (float64, State) {
		v, s := a.float(row)
		return -v, s
	})
}

func buildPower(_ *compiler, _ *node, args []code) code {
	if args[0].exact != nil && args[1].exact != nil {
		return exactly2(args[0].exact, args[1].exact, power)
	}
	return floats2(args[0].float, args[1].float, powerFloats)
}
