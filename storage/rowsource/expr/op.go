// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package expr

import "fmt"

// Op is the comparison of a Compare.
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

// String returns the sign of the comparison, as in JSON.
func (o Op) String() string { return nameOf(o, opSigns[:], "Op") }

// Holds reports whether the comparison is true for two values: the first is less than the second if order is
// below 0, greater if order is above 0, else equal. It returns false for an invalid Op.
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

// MarshalText returns the sign of the comparison.
func (o Op) MarshalText() ([]byte, error) { return textOf(o, opSigns[:], "comparison") }

// UnmarshalText parses the sign of a comparison.
func (o *Op) UnmarshalText(text []byte) error { return readText(o, text, opSigns[:], "comparison") }

// MatchOp is the comparison of a Match.
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

// String returns the name of the comparison, as in JSON.
func (o MatchOp) String() string { return nameOf(o, matchNames[:], "MatchOp") }

// MarshalText returns the name of the comparison.
func (o MatchOp) MarshalText() ([]byte, error) { return textOf(o, matchNames[:], "match") }

// UnmarshalText parses the name of a comparison.
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
