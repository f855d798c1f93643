// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package restrows_test

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"math/rand/v2"
	"net/http"
	"net/http/httptest"
	"net/url"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/storage/rowsource"
	"github.com/giogrid/giogrid/storage/rowsource/expr"
	"github.com/giogrid/giogrid/storage/rowsource/restrows"
	"github.com/giogrid/giogrid/storage/rowsource/sourcetest"
	"github.com/giogrid/giogrid/storage/rowsource/value"
)

// listing returns a List over the rows of a source. The service returns at most most rows at a time, and the number of
// all rows if it counts.
func listing(of rowsource.Source[person], most int, counts bool) func(context.Context, rowsource.Query, int64, int) ([]person, int64, error) {
	return func(ctx context.Context, q rowsource.Query, offset int64, limit int) ([]person, int64, error) {
		v, err := of.Open(ctx, q)
		if err != nil {
			return nil, 0, err
		}
		defer v.Close()
		page, err := v.Read(ctx, rowsource.Seek{Index: offset}, min(limit, most))
		if err != nil || !counts {
			return page.Items, -1, err
		}
		count, err := v.Count(ctx)
		return page.Items, count.N, err
	}
}

func TestPagedConforms(t *testing.T) {
	queries := []rowsource.Query{
		{},
		{Sort: []rowsource.Order{{Column: "name"}, {Column: "score", Descending: true}}},
		{Filter: expr.Compare{Column: "city", Value: value.Text("Jeju")}, Sort: []rowsource.Order{{Column: "score", NullsFirst: true}}},
		{Filter: expr.Or{}},
	}
	for _, n := range []int{0, 1, 90} {
		for _, most := range []int{1, 7, 1000} {
			for _, counts := range []bool{true, false} {
				of := newSlice(newPeople(n))
				p := &restrows.Paged[person]{Can: rowsource.Features{Key: []string{"id"}}, RowID: idOf, List: listing(of, most, counts)}
				for _, q := range queries {
					require.NoError(t, sourcetest.Conformance[person]{Got: p, Want: of, Rand: rand.New(rand.NewPCG(1, 2))}.Check(q))
				}
			}
		}
	}
}

// The number of rows is the service's, or what is known from the rows that were read.
func TestPagedCounts(t *testing.T) {
	p := &restrows.Paged[person]{Can: rowsource.Features{Key: []string{"id"}}, RowID: idOf, List: listing(newSlice(newPeople(90)), 50, false)}
	v, err := p.Open(t.Context(), rowsource.Query{})
	require.NoError(t, err)
	count := func(want rowsource.Count) {
		t.Helper()
		got, err := v.Count(t.Context())
		require.NoError(t, err)
		require.Equal(t, want, got)
	}
	count(rowsource.Count{N: 1})
	_, err = v.Read(t.Context(), rowsource.Seek{Index: 10}, 60)
	require.NoError(t, err)
	count(rowsource.Count{N: 70})
	page, err := v.Read(t.Context(), rowsource.Seek{Index: 500}, 10)
	require.NoError(t, err)
	require.Equal(t, rowsource.Page[person]{Index: -1}, page, "beyond an end that nobody knows")
	count(rowsource.Count{N: 70})
	page, err = v.Read(t.Context(), rowsource.Seek{Index: 80}, 60)
	require.NoError(t, err)
	require.Len(t, page.Items, 10)
	count(rowsource.Count{N: 90, Exact: true})
	page, err = v.Read(t.Context(), rowsource.Seek{Index: 500}, 10)
	require.NoError(t, err)
	require.Equal(t, rowsource.Page[person]{Index: 90, Exact: true}, page)
}

// orders is a service with offset and limit, sort and city as parameters.
func orders(t *testing.T, counts bool) string {
	rows := newPeople(1000)
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if r.Header.Get("Authorization") != "Bearer topsecret" {
			http.Error(w, "who? "+r.Header.Get("Authorization"), http.StatusUnauthorized)
			return
		}
		var q rowsource.Query
		if by := r.FormValue("sort"); by != "" {
			q.Sort = []rowsource.Order{{Column: strings.TrimPrefix(by, "-"), Descending: by[0] == '-'}}
		}
		if city := r.FormValue("city"); city != "" {
			q.Filter = expr.Compare{Column: "city", Value: value.Text(city)}
		}
		offset, _ := strconv.ParseInt(r.FormValue("offset"), 10, 64)
		limit, _ := strconv.Atoi(r.FormValue("limit"))
		page, total, err := listing(newSlice(rows), 20, true)(r.Context(), q, offset, limit)
		if err != nil {
			http.Error(w, err.Error(), http.StatusBadRequest)
			return
		}
		if counts {
			w.Header().Set("X-Total-Count", strconv.FormatInt(total, 10))
		}
		json.NewEncoder(w).Encode(append([]person{}, page...))
	}))
	t.Cleanup(server.Close)
	return server.URL + "/people"
}

// parameters translates what the service of orders can do.
func parameters(q rowsource.Query, to url.Values) error {
	for i, o := range q.Sort {
		if i > 0 || o.NullsFirst {
			return fmt.Errorf("%w: this order", rowsource.ErrUnsupported)
		}
		by := o.Column
		if o.Descending {
			by = "-" + by
		}
		to.Set("sort", by)
	}
	switch f := q.Filter.(type) {
	case nil:
	case expr.Compare:
		if f.Column != "city" || f.Op != expr.OpEqual {
			return fmt.Errorf("%w: this filter", rowsource.ErrUnsupported)
		}
		to.Set("city", f.Value.String())
	default:
		return fmt.Errorf("%w: this filter", rowsource.ErrUnsupported)
	}
	return nil
}

func token(r *http.Request) error {
	r.Header.Set("Authorization", "Bearer topsecret")
	return nil
}

func TestPagedReadsAnAddress(t *testing.T) {
	for _, counts := range []bool{true, false} {
		address := orders(t, counts)
		for _, pattern := range []string{address, address + "?offset={offset}&limit={limit}", address + "?x=1"} {
			p := &restrows.Paged[person]{Can: rowsource.Features{Key: []string{"id"}}, RowID: idOf, URL: pattern, Parameters: parameters, Prepare: token}
			for _, q := range []rowsource.Query{
				{}, {Sort: []rowsource.Order{{Column: "name", Descending: true}}},
				{Filter: expr.Compare{Column: "city", Value: value.Text("서울")}},
			} {
				require.NoError(t, sourcetest.Conformance[person]{Got: p, Want: newSlice(newPeople(1000)), Rand: rand.New(rand.NewPCG(1, 2))}.Check(q))
			}
			_, err := p.Open(t.Context(), rowsource.Query{Filter: expr.Null{Column: "score"}})
			require.ErrorIs(t, err, rowsource.ErrUnsupported)
		}
	}
}

func TestPagedDecodesOtherAnswers(t *testing.T) {
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		fmt.Fprintf(w, `{"hits": 2, "people": [{"id": %s}]}`, r.FormValue("skip"))
	}))
	defer server.Close()
	p := &restrows.Paged[person]{
		Can: rowsource.Features{Key: []string{"id"}}, RowID: idOf, URL: server.URL + "?skip={offset}&take={limit}",
		Decode: func(r restrows.Response) ([]person, int64, error) {
			var answer struct {
				Hits   int64    `json:"hits"`
				People []person `json:"people"`
			}
			err := json.Unmarshal(r.Body, &answer)
			return answer.People, answer.Hits, err
		},
	}
	v, err := p.Open(t.Context(), rowsource.Query{})
	require.NoError(t, err)
	page, err := v.Read(t.Context(), rowsource.Seek{Index: 0}, 10)
	require.NoError(t, err)
	require.Equal(t, []person{{ID: 0}, {ID: 1}}, page.Items)
}

func TestPagedFailures(t *testing.T) {
	address := orders(t, true)
	p := &restrows.Paged[person]{Can: rowsource.Features{Key: []string{"id"}}, RowID: idOf, URL: address + "?key=hushhush", Prepare: func(r *http.Request) error {
		r.Header.Set("Authorization", "Bearer wrongsecret")
		return nil
	}}
	read := func() error {
		v, err := p.Open(t.Context(), rowsource.Query{})
		require.NoError(t, err)
		_, err = v.Read(t.Context(), rowsource.Seek{Index: 0}, 10)
		return err
	}
	err := read()
	var failed *restrows.Error
	require.ErrorAs(t, err, &failed)
	require.Equal(t, http.StatusUnauthorized, failed.Status)
	require.NotContains(t, err.Error(), "secret")
	require.NotContains(t, err.Error(), "hush")
	p.Prepare = func(*http.Request) error { return errors.New("no token") }
	require.ErrorContains(t, read(), "could not be prepared: no token")
	p.Prepare, p.Client = nil, &http.Client{Transport: http.NewFileTransport(http.Dir(t.TempDir()))}
	require.Error(t, read())

	for _, q := range []rowsource.Query{
		{Sort: []rowsource.Order{{Column: "name"}}}, {Filter: expr.Null{Column: "name"}}, {Group: []string{"city"}},
		{Filter: expr.Match{Columns: []string{"name"}, Text: "x"}},
	} {
		_, err := p.Open(t.Context(), q)
		require.ErrorIs(t, err, rowsource.ErrUnsupported, "%+v", q)
	}
	for _, none := range []string{"", "people", "http://a b", ":"} {
		_, err := (&restrows.Paged[person]{RowID: idOf, URL: none}).Open(t.Context(), rowsource.Query{})
		require.ErrorContains(t, err, "is no absolute address", none)
	}
	v, err := (&restrows.Paged[person]{RowID: idOf, List: listing(newSlice(newPeople(9)), 9, true)}).Open(t.Context(), rowsource.Query{})
	require.NoError(t, err)
	for _, at := range []rowsource.Seek{rowsource.Cursor(nil).After(), rowsource.Cursor{value.Text("1")}.Before(), rowsource.Cursor{value.Int(-1)}.After()} {
		_, err = v.Read(t.Context(), at, 2)
		require.ErrorIs(t, err, rowsource.ErrCursor)
	}
}

func TestPagedWrites(t *testing.T) {
	p := &restrows.Paged[person]{RowID: idOf}
	require.False(t, p.Features().Write)
	_, err := p.Write(t.Context(), []rowsource.Edit{{}})
	require.ErrorIs(t, err, rowsource.ErrUnsupported)

	var written []string
	p.Patch = func(_ context.Context, e rowsource.Edit) (rowsource.Written, *rowsource.Conflict, error) {
		switch e.ID {
		case "3":
			return rowsource.Written{}, &rowsource.Conflict{Kind: rowsource.ConflictGone, ID: "3"}, nil
		case "4":
			return rowsource.Written{}, nil, errors.New("no")
		}
		written = append(written, e.ID)
		return rowsource.Written{ID: e.ID}, nil, nil
	}
	require.True(t, p.Features().Write)
	out, err := p.Write(t.Context(), []rowsource.Edit{{ID: "1"}, {ID: "2"}})
	require.NoError(t, err)
	require.Equal(t, rowsource.Outcome{Rows: []rowsource.Written{{ID: "1"}, {ID: "2"}}}, out)
	out, err = p.Write(t.Context(), []rowsource.Edit{{ID: "5"}, {ID: "3"}, {ID: "6"}})
	require.NoError(t, err)
	require.Equal(t, rowsource.Outcome{Conflicts: []rowsource.Conflict{{Edit: 1, Kind: rowsource.ConflictGone, ID: "3"}}}, out)
	_, err = p.Write(t.Context(), []rowsource.Edit{{ID: "7"}, {ID: "4"}})
	var failed *rowsource.EditError
	require.ErrorAs(t, err, &failed)
	require.Equal(t, 1, failed.Edit)
	require.Equal(t, []string{"1", "2", "5", "7"}, written)
}

// A service that returns rows by offset and limit, as JSON lists, sorts them by a parameter and changes them one at a
// time.
func ExamplePaged() {
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if r.Method == http.MethodPatch {
			fmt.Println("PATCH", r.URL.Path)
			return
		}
		fmt.Println("GET", r.URL.RequestURI())
		w.Header().Set("X-Total-Count", "2")
		fmt.Fprint(w, `[{"id": 7, "name": "Ann"}, {"id": 9, "name": "Bob"}]`)
	}))
	defer server.Close()

	source := &restrows.Paged[person]{
		Can:   rowsource.Features{Key: []string{"id"}},
		RowID: func(p person) string { return strconv.FormatInt(p.ID, 10) },
		URL:   server.URL + "/people?offset={offset}&limit={limit}",
		Parameters: func(q rowsource.Query, to url.Values) error {
			if q.Filter != nil || len(q.Sort) > 1 {
				return rowsource.ErrUnsupported
			}
			for _, o := range q.Sort {
				to.Set("sort", o.Column)
			}
			return nil
		},
		Patch: func(ctx context.Context, e rowsource.Edit) (rowsource.Written, *rowsource.Conflict, error) {
			body, err := json.Marshal(map[string]string{e.Set[0].Column: e.Set[0].Value.String()})
			if err != nil {
				return rowsource.Written{}, nil, err
			}
			r, err := http.NewRequestWithContext(ctx, http.MethodPatch, server.URL+"/people/"+e.ID, strings.NewReader(string(body)))
			if err != nil {
				return rowsource.Written{}, nil, err
			}
			answer, err := http.DefaultClient.Do(r)
			if err != nil {
				return rowsource.Written{}, nil, err
			}
			return rowsource.Written{ID: e.ID}, nil, answer.Body.Close()
		},
	}
	ctx := context.Background()
	rows, err := source.Open(ctx, rowsource.Query{Sort: []rowsource.Order{{Column: "name"}}})
	if err != nil {
		fmt.Println(err)
		return
	}
	defer rows.Close()
	page, err := rows.Read(ctx, rowsource.Seek{Index: 0}, 256)
	for _, p := range page.Items {
		fmt.Println(p.ID, p.Name)
	}
	fmt.Println(err)
	_, err = source.Write(ctx, []rowsource.Edit{{ID: "9", Set: []rowsource.Field{{Column: "name", Value: value.Text("Ben")}}}})
	fmt.Println(err)
	// Output:
	// GET /people?limit=256&offset=0&sort=name
	// 7 Ann
	// 9 Bob
	// <nil>
	// PATCH /people/9
	// <nil>
}
