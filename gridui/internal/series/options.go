// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package series

// Mode decides between repeating the source and continuing it.
type Mode uint8

const (
	// ModeAuto continues values with a rule, but repeats a single number.
	ModeAuto Mode = iota
	// ModeSwapped is the opposite of ModeAuto: it counts up from a single number, and repeats everything else.
	ModeSwapped
	// ModeCopy repeats the source.
	ModeCopy
	// ModeSeries continues values with a rule, and counts up from a single number.
	ModeSeries
)

// Options determine how a line is filled.
type Options struct {
	// Mode decides between repeating and continuing.
	Mode Mode
	// Backward fills before the source: upward, or leftward. The value at 0 is next to the
	// first value of the source, and steps are reversed.
	Backward bool
	// Integer rounds computed numbers to integers, halves away from zero.
	Integer bool
	// Lists holds further lists of texts that follow each other cyclically. They come before the built-in
	// ones, so that a program can replace those.
	Lists [][]string
}

// allows reports whether values with a rule are continued.
func (o *Options) allows(values []Value) bool {
	switch o.Mode {
	case ModeCopy:
		return false
	case ModeSeries:
		return true
	}
	alone := len(values) == 1 && values[0].Kind == KindNumber
	return alone == (o.Mode == ModeSwapped)
}

// nearest returns the value of the source next to the filled cells.
func (o *Options) nearest(values []Value) *Value {
	if o.Backward {
		return &values[0]
	}
	return &values[len(values)-1]
}

// toward returns the step per filled cell, away from the source, given the step from one value of the source
// to the next.
func (o *Options) toward(step int64) int64 {
	if o.Backward {
		return -step
	}
	return step
}
