// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package formula

// buildLogic returns code for and and or. The outcome is decisive (false for and, true for or) if that of any
// part is; otherwise its state is the worst of all parts.
func buildLogic(_ *compiler, n *node, args []code) code {
	decisive := n.op.name == "or"
	parts := make([]func(row Row) (bool, State), len(args))
	for i := range args {
		parts[i] = args[i].truth
	}
	if len(parts) == 2 {
		return pairLogic(parts[0], parts[1], decisive)
	}
	return ofTruth(func(row Row) (bool, State) {
		state := OK
		for _, part := range parts {
			v, s := part(row)
			if s == OK && v == decisive {
				return decisive, OK
			}
			state = max(state, s)
		}
		return !decisive, state
	})
}

// pairLogic returns the code of buildLogic for two parts, the usual number.
func pairLogic(a, b func(row Row) (bool, State), decisive bool) code {
	return ofTruth(func(row Row) (bool, State) {
		v, s := a(row)
		if s == OK && v == decisive {
			return decisive, OK
		}
		w, t := b(row)
		if t == OK && w == decisive {
			return decisive, OK
		}
		return !decisive, max(s, t)
	})
}

func buildNot(_ *compiler, _ *node, args []code) code {
	of := args[0].truth
	return ofTruth(func(row Row) (bool, State) {
		v, s := of(row)
		return !v, s
	})
}

// buildMissing returns code that is true for a missing value. A failure remains a failure.
func buildMissing(_ *compiler, _ *node, args []code) code {
	of := args[0]
	return ofTruth(func(row Row) (bool, State) {
		s := of.state(row)
		if s.Failed() {
			return false, s
		}
		return s == Missing, OK
	})
}

// buildEmpty returns code that is true for a missing value and for an empty text.
func buildEmpty(c *compiler, n *node, args []code) code {
	if n.args[0].typ != Text {
		return buildMissing(c, n, args)
	}
	of := args[0].text
	return ofTruth(func(row Row) (bool, State) {
		v, s := of(row)
		if s.Failed() {
			return false, s
		}
		return s == Missing || v == "", OK
	})
}
