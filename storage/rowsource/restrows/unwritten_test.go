// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package restrows_test

import (
	"context"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/storage/rowsource"
	"github.com/giogrid/giogrid/storage/rowsource/restrows"
	"github.com/giogrid/giogrid/storage/rowsource/value"
)

// guarded is a source whose database drops writes, or generates keys whose ids differ from their text.
type guarded struct {
	*rowsource.Slice[person]
	err error
}

func (g guarded) Features() rowsource.Features {
	f := g.Slice.Features()
	f.Expect = []string{"name"}
	return f
}

func (g guarded) Write(context.Context, []rowsource.Edit) (rowsource.Outcome, error) {
	key := []rowsource.Field{{Column: "id", Value: value.Int(9)}}
	return rowsource.Outcome{Rows: []rowsource.Written{{ID: `{"number":"9"}`, Key: key}}}, g.err
}

// Unwritten rows arrive with their names, and so do keys and expected values of edits.
func TestUnwrittenRowsArrive(t *testing.T) {
	ctx := context.Background()
	dropped := &rowsource.UnwrittenError{Edits: []int{0, 2}, Rows: []string{"7", ""}}
	for _, err := range []error{nil, dropped} {
		g := guarded{newSlice(newPeople(3)), err}
		s := connect(t, &restrows.Handler[person]{Source: g, Writer: g})
		require.Equal(t, []string{"name"}, s.Features().Expect)
		out, got := s.Write(ctx, []rowsource.Edit{{ID: "1"}})
		if err == nil {
			require.NoError(t, got)
			require.Equal(t, rowsource.Outcome{Rows: []rowsource.Written{{ID: `{"number":"9"}`, Key: []rowsource.Field{{Column: "id", Value: value.Int(9)}}}}}, out)
			continue
		}
		var arrived *rowsource.UnwrittenError
		require.ErrorAs(t, got, &arrived)
		require.Equal(t, dropped, arrived)
		require.EqualError(t, arrived, "the database did not write row 7, a new row: a trigger, a rule or a policy dropped the change")
	}
}
