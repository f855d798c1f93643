// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rowsource

import (
	"fmt"
	"slices"

	"github.com/giogrid/giogrid/storage/rowsource/expr"
)

// Supports returns an error that wraps ErrUnsupported for the first part of a query that the features do not
// include.
func (f Features) Supports(q Query) error {
	if len(q.Group) > 0 && !f.Groups {
		return fmt.Errorf("%w: groups", ErrUnsupported)
	}
	for _, o := range q.Sort {
		switch {
		case o.Magnitude && !f.Magnitudes:
			return fmt.Errorf("%w: sorting by magnitude", ErrUnsupported)
		case o.List != nil && !f.Lists:
			return fmt.Errorf("%w: sorting by a list", ErrUnsupported)
		}
	}
	if q.Tree && !f.Tree {
		return fmt.Errorf("%w: a tree", ErrUnsupported)
	}
	if err := f.SupportsAggregates(q.Aggregates); err != nil {
		return err
	}
	var err error
	expr.Walk(q.Filter, func(e expr.Predicate) bool {
		if m, ok := e.(expr.Match); ok && err == nil {
			err = f.SupportsMatch(m)
		}
		return err == nil
	})
	return err
}

// SupportsAggregates returns an error that wraps ErrUnsupported if a function is not supported.
func (f Features) SupportsAggregates(of []Agg) error {
	for _, a := range of {
		if !slices.Contains(f.Aggregates, a.Func) {
			return fmt.Errorf("%w: the aggregate %s", ErrUnsupported, a.Func)
		}
	}
	return nil
}

// SupportsMatch returns an error that wraps ErrUnsupported if a match is not supported.
func (f Features) SupportsMatch(m expr.Match) error {
	switch {
	case !slices.Contains(f.Match, m.Op):
		return fmt.Errorf("%w: the match %s", ErrUnsupported, m.Op)
	case m.Case && !f.Case:
		return fmt.Errorf("%w: telling upper and lower case apart", ErrUnsupported)
	case m.Initials && !f.Initials:
		return fmt.Errorf("%w: initial consonants", ErrUnsupported)
	}
	return nil
}
