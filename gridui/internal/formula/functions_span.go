// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package formula

import "math"

// spanFunctions returns the functions that make durations of numbers.
func spanFunctions() []*operator {
	return []*operator{
		function("weeks", "count:n", "u", spanFunction(7*dayMicros*nanosPerMicro)),
		function("days", "count:n", "u", spanFunction(dayMicros*nanosPerMicro)),
		function("hours", "count:n", "u", spanFunction(3600*1e9)),
		function("minutes", "count:n", "u", spanFunction(60*1e9)),
		function("seconds", "count:n", "u", spanFunction(1e9)),
	}
}

func spanFunction(nanos float64) func(*compiler, *node, []code) code {
	return func(_ *compiler, _ *node, args []code) code {
		of := args[0].float
		return ofTicks(func(row Row) (int64, State) {
			n, s := of(row)
			if s != OK {
				return 0, s
			}
			if math.Abs(n*nanos) >= math.MaxInt64 {
				return 0, OutOfRange
			}
			return int64(math.Round(n * nanos)), OK
		})
	}
}
