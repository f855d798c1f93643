// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package figuresigns_test

import (
	"image"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/option"
)

func stage(of option.Aggregate) *gridstage.Stage[gridstage.Person] {
	s := new(gridstage.Stage[gridstage.Person])
	s.Grid.Columns = []gridui.Column[gridstage.Person]{
		gridui.Field("name", "Name", func(p gridstage.Person) string { return p.Name }).Width(150),
		gridui.Field("age", "Age", func(p gridstage.Person) int { return p.Age }).Width(150).Aggregate(of),
	}
	s.Grid.SetRows(gridstage.People(40))
	s.Grid.Grouping.Total = option.TotalRowBottom
	s.Show(image.Pt(400, 300))
	s.Settle()
	return s
}

// The tooltip of a total says which figure it is.
func TestTotalsSayWhichFigureTheyAre(t *testing.T) {
	for of, name := range map[option.Aggregate]string{
		option.AggregateSum: "Sum: ", option.AggregateAverage: "Average: ", option.AggregateCount: "Count: 40", option.AggregateMin: "Minimum: ",
		option.AggregateMax: "Maximum: ", option.AggregateFirst: "First: ", option.AggregateDistinct: "Distinct",
	} {
		s := stage(of)
		s.Move(200, 285)
		s.Advance(2 * time.Second)
		s.Settle()
		_, ok := s.Find(name)
		require.True(t, ok, "%s in\n%s", name, s.Dump())
		s.Move(200, 100) // a row has no figure
		s.Advance(2 * time.Second)
		s.Settle()
		_, ok = s.Find(name)
		require.False(t, ok, s.Dump())
	}
}

func TestSignsOfTotalsAllocateNothing(t *testing.T) {
	require.LessOrEqual(t, stage(option.AggregateSum).FrameAllocs(100, nil), gridstage.RouterAllocs())
}
