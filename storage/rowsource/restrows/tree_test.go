// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package restrows_test

import (
	"context"
	"math/rand/v2"
	"net/http"
	"net/http/httptest"
	"strconv"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/storage/rowsource"
	"github.com/giogrid/giogrid/storage/rowsource/expr"
	"github.com/giogrid/giogrid/storage/rowsource/restrows"
	"github.com/giogrid/giogrid/storage/rowsource/sourcetest"
	"github.com/giogrid/giogrid/storage/rowsource/value"
)

// step is a row of a tree: the fourth part of its number is the row above.
type step struct{ Number int }

func newSteps(n int) *rowsource.Slice[step] {
	rows := make([]step, n)
	for i := range rows {
		rows[i] = step{i + 1}
	}
	s, err := rowsource.NewSlice(rowsource.SliceOptions[step]{
		Rows: rows, Key: []string{"number"}, Parent: func(s step) string { return strconv.Itoa(s.Number / 4) },
		Columns: []rowsource.Column[step]{{ID: "number", Value: func(s step) value.Value { return value.Int(int64(s.Number)) }}},
	})
	if err != nil {
		panic(err)
	}
	return s
}

// The levels of a tree of a service are those of the source that it serves.
func TestAServiceAnswersTheLevelsOfATree(t *testing.T) {
	slice := newSteps(100)
	server := httptest.NewServer(&restrows.Handler[step]{Source: slice})
	defer server.Close()
	s, err := restrows.Connect(context.Background(), restrows.Options[step]{
		URL: server.URL, ID: func(s step) string { return strconv.Itoa(s.Number) }, Branch: slice.Branch,
	})
	require.NoError(t, err)
	require.True(t, s.Features().Tree)
	c := sourcetest.Conformance[step]{Got: s, Want: slice, Rand: rand.New(rand.NewPCG(3, 1))}
	for _, parent := range []string{"", "1", "20", "99", "500"} {
		require.NoError(t, c.Check(rowsource.Query{Tree: true, Parent: parent}))
		require.NoError(t, c.Check(rowsource.Query{Tree: true, Parent: parent, Filter: expr.Match{Columns: []string{"number"}, Text: "7"}}))
	}
	require.Equal(t, rowsource.BranchFull, s.Branch(step{2}))
	require.Equal(t, rowsource.BranchLeaf, s.Branch(step{90}))
}

// A filter of a tree passes more rows than those that it is true for, so that it restricts nothing.
func TestARestrictedServiceHasNoTrees(t *testing.T) {
	h := &restrows.Handler[step]{Source: newSteps(10), Restrict: func(_ *http.Request, q rowsource.Query) (rowsource.Query, error) { return q, nil }}
	w := post(h, "/count", `{"query":{"tree":true}}`)
	require.Equal(t, 501, w.Code)
	require.Equal(t, 200, post(h, "/count", `{"query":{}}`).Code)
	h.Restrict = nil
	require.Equal(t, 200, post(h, "/count", `{"query":{"tree":true}}`).Code)
}

func TestTheChildrenOfARowOfAServiceMayBeUnknown(t *testing.T) {
	s, err := restrows.New(restrows.Options[step]{URL: "http://localhost/", ID: func(step) string { return "" }})
	require.NoError(t, err)
	require.Equal(t, rowsource.BranchUnknown, s.Branch(step{}))
}
