// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package numtext

// groups checks how digits before the decimal sign are grouped.
type groups struct {
	// sign is the grouping sign, 0 before the first one, and signAt its first offset.
	sign   rune
	signAt int
	// size is the number of digits of the current group, start the offset of its first digit.
	size, start int
	// leadingZero reports that the first digit is 0.
	leadingZero, begun bool
	// western and indian record whether groups have these sizes so far.
	western, indian wrongSize
}

// wrongSize is the first group of a wrong size.
type wrongSize struct {
	found bool
	at    int
}

// digit handles a digit at an offset.
func (g *groups) digit(c byte, at int) {
	if !g.begun {
		g.begun, g.leadingZero = true, c == '0'
	}
	if g.size == 0 {
		g.start = at
	}
	g.size++
}

// separate handles a grouping sign at an offset. It returns false if no digits are before it, or if the
// previous grouping sign was another one.
func (g *groups) separate(sign rune, at int) bool {
	if g.size == 0 || g.sign != 0 && g.sign != sign {
		return false
	}
	if g.sign == 0 {
		g.sign, g.signAt = sign, at
		g.western.require(g.size <= 3, g.start)
		g.indian.require(g.size <= 2, g.start)
	} else {
		g.western.require(g.size == 3, g.start)
		g.indian.require(g.size == 2, g.start)
	}
	g.size = 0
	return true
}

// check returns a reason and an offset if the digits are grouped wrongly.
func (g *groups) check(indian bool) (reason Reason, at int) {
	if g.sign == 0 {
		return 0, 0
	}
	g.western.require(g.size == 3, g.start)
	g.indian.require(g.size == 3, g.start)
	switch {
	case indian && g.indian.found && g.western.found:
		return WrongGrouping, g.indian.at
	case !indian && g.western.found:
		return WrongGrouping, g.western.at
	case g.leadingZero:
		return Ambiguous, g.signAt
	}
	return 0, 0
}

// require records a group at an offset if it does not have the right size.
func (w *wrongSize) require(right bool, at int) {
	if !right && !w.found {
		*w = wrongSize{true, at}
	}
}
