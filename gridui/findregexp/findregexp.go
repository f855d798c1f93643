// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package findregexp lets users of a grid search for regular expressions:
//
//	grid.Find.Enabled = true
//	grid.Find.Expressions = findregexp.Compile
//
// It is a separate package so that other programs do not link package regexp.
package findregexp

import (
	"errors"
	"regexp"
	"regexp/syntax"

	"github.com/giogrid/giogrid/gridui/option"
)

// Compile compiles the text of a query as an expression of package regexp. It observes q.MatchCase and q.WholeCell.
// The error is an *option.FindExpressionError.
func Compile(q option.FindQuery) (option.FindPattern, error) {
	flags := "(?i)"
	if q.MatchCase {
		flags = ""
	}
	re, err := regexp.Compile(flags + q.Text)
	if err == nil && q.WholeCell {
		re, err = regexp.Compile(flags + `\A(?:` + q.Text + `)\z`)
	}
	if err != nil {
		return nil, fault(err)
	}
	return re, nil
}

// fault converts an error of package regexp to an *option.FindExpressionError.
func fault(err error) error {
	out := &option.FindExpressionError{Err: err}
	var at *syntax.Error
	if errors.As(err, &at) {
		out.Fault, out.Part = faults[at.Code], at.Expr
	}
	return out
}

var faults = map[syntax.ErrorCode]option.FindFault{
	syntax.ErrMissingBracket:        option.FindFaultBracket,
	syntax.ErrMissingParen:          option.FindFaultParen,
	syntax.ErrUnexpectedParen:       option.FindFaultExtraParen,
	syntax.ErrMissingRepeatArgument: option.FindFaultRepeat,
	syntax.ErrInvalidRepeatOp:       option.FindFaultRepeat,
	syntax.ErrInvalidRepeatSize:     option.FindFaultRepeat,
	syntax.ErrInvalidEscape:         option.FindFaultEscape,
	syntax.ErrTrailingBackslash:     option.FindFaultEscape,
	syntax.ErrInvalidCharRange:      option.FindFaultRange,
}
