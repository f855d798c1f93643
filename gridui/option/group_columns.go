// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package option

import (
	"fmt"
	"slices"
)

// ColumnAggregate is the aggregate that a user chose for a column.
type ColumnAggregate struct {
	ColumnID  string    `json:"column"`
	Aggregate Aggregate `json:"aggregate"`
}

// ColumnShare is a column that shows shares of its aggregates.
type ColumnShare struct {
	ColumnID string  `json:"column"`
	Of       ShareOf `json:"of"`
}

// ShareOf selects the whole of a share: a cell then shows its value as a percentage of the whole.
type ShareOf uint8

const (
	// ShareOfNone shows the value itself.
	ShareOfNone ShareOf = iota
	// ShareOfParent is the percentage of the group above; for rows, of their group. ShareOfTotal is the percentage
	// of all rows that pass the filter.
	ShareOfParent
	ShareOfTotal
)

var shareNames = [...]string{"value", "parent", "total"}

// MarshalText returns the name of the whole, such as "parent". It returns an error for values out of range.
func (s ShareOf) MarshalText() ([]byte, error) { return nameOf(shareNames[:], int(s), "share") }

// UnmarshalText parses a name that MarshalText returns. An unknown name gives ShareOfNone, without an error.
func (s *ShareOf) UnmarshalText(text []byte) error {
	*s = ShareOf(max(slices.Index(shareNames[:], string(text)), 0))
	return nil
}

var aggregateNames = [...]string{"none", "sum", "min", "max", "average", "count", "first", "last", "distinct"}

// MarshalText returns the name of an aggregate, such as "sum". It returns an error for values out of range.
func (a Aggregate) MarshalText() ([]byte, error) {
	return nameOf(aggregateNames[:], int(a), "aggregate")
}

// UnmarshalText parses a name that MarshalText returns. An unknown name gives AggregateNone, without an error.
func (a *Aggregate) UnmarshalText(text []byte) error {
	*a = Aggregate(max(slices.Index(aggregateNames[:], string(text)), 0))
	return nil
}

func nameOf(names []string, i int, what string) ([]byte, error) {
	if i >= len(names) {
		return nil, fmt.Errorf("option: no %s %d", what, i)
	}
	return []byte(names[i]), nil
}

// Share returns the whole of the shares that a column shows; ShareOfNone if it shows its values.
func (g *Grouping) Share(columnID string) ShareOf {
	for i := range g.Shares {
		if g.Shares[i].ColumnID == columnID {
			return g.Shares[i].Of
		}
	}
	return ShareOfNone
}

// SetShare makes a column show shares of the given whole, or its values with ShareOfNone.
func (g *Grouping) SetShare(columnID string, of ShareOf) {
	g.Shares = slices.DeleteFunc(slices.Clone(g.Shares), func(s ColumnShare) bool { return s.ColumnID == columnID })
	if of != ShareOfNone {
		g.Shares = append(g.Shares, ColumnShare{columnID, of})
	}
}

// Aggregate returns the aggregate that replaces the aggregate of a column's definition; ok is false if none does.
func (g *Grouping) Aggregate(columnID string) (a Aggregate, ok bool) {
	for i := range g.Aggregates {
		if g.Aggregates[i].ColumnID == columnID {
			return g.Aggregates[i].Aggregate, true
		}
	}
	return AggregateNone, false
}

// SetAggregate replaces the aggregate of a column's definition.
func (g *Grouping) SetAggregate(columnID string, a Aggregate) {
	g.ClearAggregate(columnID)
	g.Aggregates = append(g.Aggregates, ColumnAggregate{columnID, a})
}

// ClearAggregate restores the aggregate of a column's definition.
func (g *Grouping) ClearAggregate(columnID string) {
	g.Aggregates = slices.DeleteFunc(slices.Clone(g.Aggregates), func(a ColumnAggregate) bool { return a.ColumnID == columnID })
}
