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

// ShareOf selects the whole of which a value is shown as a share, in percent.
type ShareOf uint8

const (
	// ShareOfNone shows the value itself.
	ShareOfNone ShareOf = iota
	// ShareOfParent is the share of the group above; rows are parts of their group. ShareOfTotal is
	// the share of all rows that pass the filter.
	ShareOfParent
	ShareOfTotal
)

var shareNames = [...]string{"value", "parent", "total"}

// MarshalText writes the name of what a value is a share of, such as "parent".
func (s ShareOf) MarshalText() ([]byte, error) { return nameOf(shareNames[:], int(s), "share") }

// UnmarshalText reads what MarshalText writes. Names that it does not know are ShareOfNone.
func (s *ShareOf) UnmarshalText(text []byte) error {
	*s = ShareOf(max(slices.Index(shareNames[:], string(text)), 0))
	return nil
}

var aggregateNames = [...]string{"none", "sum", "min", "max", "average", "count", "first", "last", "distinct"}

// MarshalText writes the name of an aggregate, such as "sum".
func (a Aggregate) MarshalText() ([]byte, error) {
	return nameOf(aggregateNames[:], int(a), "aggregate")
}

// UnmarshalText reads what MarshalText writes. Names that it does not know are AggregateNone.
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

// Share returns what a column shows its values as a share of.
func (g *Grouping) Share(columnID string) ShareOf {
	for i := range g.Shares {
		if g.Shares[i].ColumnID == columnID {
			return g.Shares[i].Of
		}
	}
	return ShareOfNone
}

// SetShare makes a column show shares, or with ShareOfNone its values.
func (g *Grouping) SetShare(columnID string, of ShareOf) {
	g.Shares = slices.DeleteFunc(slices.Clone(g.Shares), func(s ColumnShare) bool { return s.ColumnID == columnID })
	if of != ShareOfNone {
		g.Shares = append(g.Shares, ColumnShare{columnID, of})
	}
}

// Aggregate returns the aggregate that was chosen for a column; ok is false if none was.
func (g *Grouping) Aggregate(columnID string) (a Aggregate, ok bool) {
	for i := range g.Aggregates {
		if g.Aggregates[i].ColumnID == columnID {
			return g.Aggregates[i].Aggregate, true
		}
	}
	return AggregateNone, false
}

// SetAggregate chooses an aggregate for a column, over that of its definition.
func (g *Grouping) SetAggregate(columnID string, a Aggregate) {
	g.ClearAggregate(columnID)
	g.Aggregates = append(g.Aggregates, ColumnAggregate{columnID, a})
}

// ClearAggregate restores the aggregate of a column's definition.
func (g *Grouping) ClearAggregate(columnID string) {
	g.Aggregates = slices.DeleteFunc(slices.Clone(g.Aggregates), func(a ColumnAggregate) bool { return a.ColumnID == columnID })
}
