// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package series

import "github.com/giogrid/giogrid/gridui/internal/exact"

// Rule is the way in which values follow each other.
type Rule uint8

const (
	// RuleRepeat repeats the source in turn.
	RuleRepeat Rule = iota
	// RuleSteps adds the same number each time.
	RuleSteps
	// RuleTrend follows the straight line with the least squares of distances to the numbers.
	RuleTrend
	// RuleMonths, RuleDays and RuleDurations step by months, days and durations.
	RuleMonths
	RuleDays
	RuleDurations
	// RuleClock steps through the times of a day.
	RuleClock
	// RuleList steps through a list.
	RuleList
	// RuleDigits counts the digits in a text.
	RuleDigits
)

// progression computes values by their distance from the source, in values: 1 is the first one.
type progression interface {
	at(distance int64) Value
}

// numberProgression is a progression of numbers.
type numberProgression interface {
	progression
	// number returns the number of at.
	number(distance int64) exact.Number
}

// textProgression is a progression of texts.
type textProgression interface {
	progression
	// appendText appends the text of at.
	appendText(dst []byte, distance int64) []byte
}

// equalSteps returns the step between neighbours if it is the same for all n values. step returns the step
// from value i to the next one, and whether there is one.
func equalSteps[S comparable](n int, step func(i int) (S, bool)) (first S, ok bool) {
	for i := range n - 1 {
		s, ok := step(i)
		if !ok || i > 0 && s != first {
			return first, false
		}
		first = s
	}
	return first, n > 1
}
