// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package formula

// plusTypes are the types of +: numbers, durations, and a date with a duration.
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

// minusTypes are the types of -: those of +, and the duration between two dates.
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

// alikeTypes are those of two durations or two numbers.
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

// productTypes are the types that * and / share: numbers, and a duration with a number.
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

// timesTypes are those of *, where the duration may also come second.
func timesTypes(args []*node) (Type, int, []Type) {
	if args[1].typ == Duration && fits(args[0], Number) {
		return Duration, good, nil
	}
	return productTypes(args)
}

// quotientTypes are those of /.
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
