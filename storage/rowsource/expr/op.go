// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package expr

import "fmt"

// Op is how Compare compares.
type Op uint8

// The comparisons.
const (
	OpEqual Op = iota
	OpNotEqual
	OpLess
	OpLessEqual
	OpGreater
	OpGreaterEqual

	opCount = iota
)

var opSigns = [opCount]string{"=", "<>", "<", "<=", ">", ">="}

// String is the sign of the comparison, as in JSON.
func (o Op) String() string { return nameOf(o, opSigns[:], "Op") }

// Holds reports whether the comparison is true of two values of which the first is below the second
// one if order is below 0, above it if order is above 0, else equal to it. No other Op holds.
func (o Op) Holds(order int) bool {
	switch o {
	case OpEqual:
		return order == 0
	case OpNotEqual:
		return order != 0
	case OpLess:
		return order < 0
	case OpLessEqual:
		return order <= 0
	case OpGreater:
		return order > 0
	case OpGreaterEqual:
		return order >= 0
	}
	return false
}

// MarshalText writes the sign of the comparison.
func (o Op) MarshalText() ([]byte, error) { return textOf(o, opSigns[:], "comparison") }

// UnmarshalText reads the sign of a comparison.
func (o *Op) UnmarshalText(text []byte) error { return readText(o, text, opSigns[:], "comparison") }

// MatchOp is how Match compares.
type MatchOp uint8

// The comparisons of texts.
const (
	MatchContains MatchOp = iota
	MatchEquals
	MatchStarts
	MatchEnds
	// MatchRegexp searches for a regular expression of package regexp.
	MatchRegexp

	matchOpCount = iota
)

var matchNames = [matchOpCount]string{"contains", "equals", "starts", "ends", "regexp"}

// String is the name of the comparison, as in JSON.
func (o MatchOp) String() string { return nameOf(o, matchNames[:], "MatchOp") }

// MarshalText writes the name of the comparison.
func (o MatchOp) MarshalText() ([]byte, error) { return textOf(o, matchNames[:], "match") }

// UnmarshalText reads the name of a comparison.
func (o *MatchOp) UnmarshalText(text []byte) error { return readText(o, text, matchNames[:], "match") }

func nameOf[O ~uint8](o O, names []string, kind string) string {
	if int(o) < len(names) {
		return names[o]
	}
	return fmt.Sprintf("%s(%d)", kind, uint8(o))
}

func textOf[O ~uint8](o O, names []string, kind string) ([]byte, error) {
	if int(o) >= len(names) {
		return nil, fmt.Errorf("expr: no %s %d", kind, uint8(o))
	}
	return []byte(names[o]), nil
}

func readText[O ~uint8](o *O, text []byte, names []string, kind string) error {
	for i, name := range names {
		if name == string(text) {
			*o = O(i)
			return nil
		}
	}
	return fmt.Errorf("expr: no %s %.40q", kind, text)
}
