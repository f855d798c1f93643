// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package formula

// plusTypes returns the result type of +: numbers, durations, or a date and a duration.
func plusTypes(args []*node) (Type, int, []Type) {
	a, b := args[0], args[1]
	switch {
	case a.typ == Date && fits(b, Duration), fits(a, Duration) && b.typ == Date:
		return Date, good, nil
	case a.typ == Date:
		return 0, 1, []Type{Duration}
	case b.typ == Date:
		return 0, 0, []Type{Duration}
	}
	return alikeTypes(a, b)
}

// minusTypes returns the result type of -: as for +, and a duration for two dates.
func minusTypes(args []*node) (Type, int, []Type) {
	a, b := args[0], args[1]
	switch {
	case a.typ == Date && b.typ == Date:
		return Duration, good, nil
	case a.typ == Date && fits(b, Duration):
		return Date, good, nil
	case a.typ == Date:
		return 0, 1, []Type{Date, Duration}
	case b.typ == Date:
		return 0, 0, []Type{Date}
	}
	return alikeTypes(a, b)
}

// alikeTypes returns the result type for two durations or two numbers.
func alikeTypes(a, b *node) (Type, int, []Type) {
	switch {
	case a.typ == Duration || b.typ == Duration:
		if !fits(a, Duration) {
			return 0, 0, []Type{Duration}
		}
		if !fits(b, Duration) {
			return 0, 1, []Type{Duration}
		}
		return Duration, good, nil
	case !fits(a, Number):
		return 0, 0, []Type{Number, Date, Duration}
	case !fits(b, Number):
		return 0, 1, []Type{Number}
	}
	return Number, good, nil
}

// productTypes returns the result type that * and / share: for two numbers, or a duration and a number.
func productTypes(args []*node) (Type, int, []Type) {
	a, b := args[0], args[1]
	switch {
	case a.typ == Duration && fits(b, Number):
		return Duration, good, nil
	case a.typ == Duration:
		return 0, 1, []Type{Number}
	}
	return remainderTypes(args)
}

// timesTypes returns the result type of *, where the duration may also come second.
func timesTypes(args []*node) (Type, int, []Type) {
	if args[1].typ == Duration && fits(args[0], Number) {
		return Duration, good, nil
	}
	return productTypes(args)
}

// quotientTypes returns the result type of /.
func quotientTypes(args []*node) (Type, int, []Type) {
	if args[0].typ == Duration && args[1].typ == Duration {
		return Number, good, nil
	}
	return productTypes(args)
}

func remainderTypes(args []*node) (Type, int, []Type) {
	for i, a := range args {
		if !fits(a, Number) {
			return 0, i, []Type{Number}
		}
	}
	return Number, good, nil
}
