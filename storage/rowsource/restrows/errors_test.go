// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package restrows_test

import (
	"errors"
	"net/http"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/storage/rowsource"
	"github.com/giogrid/giogrid/storage/rowsource/expr"
	"github.com/giogrid/giogrid/storage/rowsource/restrows"
)

func TestErrorsSayWhatCame(t *testing.T) {
	read := func(v rowsource.Result[person]) error {
		_, err := v.Read(t.Context(), rowsource.Seek{Index: 0}, 2)
		return err
	}
	count := func(v rowsource.Result[person]) error { _, err := v.Count(t.Context()); return err }
	groups := func(v rowsource.Result[person]) error {
		_, err := v.Groups(t.Context(), rowsource.Seek{Index: 0}, 2)
		return err
	}
	aggregate := func(v rowsource.Result[person]) error {
		_, err := v.Aggregate(t.Context(), []rowsource.Agg{{}}, rowsource.Span{})
		return err
	}
	find := func(v rowsource.Result[person]) error {
		_, err := v.Find(t.Context(), expr.Match{Columns: []string{"name"}}, rowsource.Seek{Index: 0}, false)
		return err
	}
	for _, c := range []struct {
		name   string
		status int
		body   string
		call   func(rowsource.Result[person]) error
		want   string
	}{
		{"a page of HTML", 200, "<html>\n <b>로그인</b>", count, `no answer to count: no JSON: invalid character '<' looking for beginning of value; the answer begins with "<html> <b>로그인</b>"`},
		{"a status with a long body", 400, strings.Repeat("가", 100), count, `status 400 Bad Request; the answer begins with "` + strings.Repeat("가", 66) + `…"`},
		{"a status in words", 400, `{"error":{"text":"no \"such\"\ntable"}}`, count, `: no "such" table`},
		{"no object", 200, `[5]`, count, "count: no object"},
		{"no member", 200, `{"exact":true}`, count, "n: missing"},
		{"a member of another type", 200, `{"n":"5"}`, count, "n: a JSON string, where a int64 is expected"},
		{"a number that none can be", 200, `{"n":-1}`, count, "n: a number of rows below 0"},
		{"no rows", 200, `{"rows":[]}`, read, "items: missing"},
		{"rows that are no list", 200, `{"items":{}}`, read, "items: no list"},
		{"a wrong field of a row", 200, `{"items":[{"id":1},{"name":5}],"first":[1],"last":[1]}`, read, "items[1].name: a JSON number, where a string is expected"},
		{"a row that is null", 200, `{"items":[null],"first":[1],"last":[1]}`, read, "items[0]: null"},
		{"rows without cursors", 200, `{"items":[{"id":1}],"first":[1]}`, read, "last: missing"},
		{"a cursor that is none", 200, `{"items":[{"id":1}],"first":[{"day":1}],"last":[1]}`, read, "first[0]: value: json: unknown field"},
		{"more rows than asked for", 200, `{"items":[{},{},{}],"first":[1],"last":[1]}`, read, "items: 3 items, 2 were asked for"},
		{"a group without a path", 200, `{"items":[{"path":[],"rows":1}]}`, groups, "items[0].path: no value"},
		{"a group without rows", 200, `{"items":[{"path":[1]}]}`, groups, "items[0].rows: missing"},
		{"a value too many", 200, `{"values":[1,2]}`, aggregate, "values: 2 values for 1 aggregates"},
		{"a hit without a place", 200, `{"id":"3"}`, find, "cursor: missing"},
		{"a body without end", 200, `{"n":5,"more":"` + strings.Repeat("x", 2000) + `"}`, count, "the answer is too large: more than 1000 bytes"},
	} {
		t.Run(c.name, func(t *testing.T) {
			s := source(t, answers(c.status, c.body), func(o *restrows.Options[person]) { o.MaxBytes = 1000 })
			v, err := s.Open(t.Context(), rowsource.Query{Group: []string{"city"}})
			require.NoError(t, err)
			err = c.call(v)
			var failed *restrows.Error
			require.ErrorAs(t, err, &failed)
			require.Equal(t, c.status, failed.Status)
			require.Equal(t, 1, failed.Tries)
			require.Contains(t, err.Error(), "at https://example.org/people/")
			require.Contains(t, err.Error(), c.want)
		})
	}
	require.ErrorContains(t, count(open(t, source(t, answers(200, strings.Repeat(" ", 17<<20))))), "the answer is too large")
}

func TestConflictsNeedAnOutcome(t *testing.T) {
	for body, want := range map[string]string{
		`{}`: "conflicts: missing",
		`{"conflicts":[{"edit":1,"id":"1","kind":"gone"}]}`: "conflicts[0].edit: no edit 1 of 1",
		`{"conflicts":[{}]}`:                               "conflicts[0].edit: missing",
		`conflict in revision`:                             `the answer begins with "conflict in revision"`,
		`{"conflicts":[{"edit":0,"id":"1","kind":"odd"}]}`: `conflicts[0].kind: "odd" is none that is known`,
	} {
		_, err := source(t, answers(409, body)).Write(t.Context(), []rowsource.Edit{{ID: "1"}})
		require.ErrorContains(t, err, want)
	}
	_, err := source(t, answers(200, `{"rows":[]}`)).Write(t.Context(), []rowsource.Edit{{ID: "1"}})
	require.ErrorContains(t, err, "rows: 0 rows for 1 edits")
}

// No text of an error contains what authorizes a request, even if the service repeats it.
func TestSecretsStayOutOfErrors(t *testing.T) {
	for name, prepare := range map[string]func(*http.Request){
		"a token":            func(r *http.Request) { r.Header.Set("Authorization", "Bearer hunter2/x") },
		"a password":         func(r *http.Request) { r.SetBasicAuth("kim", "hunter2/x") },
		"a header":           func(r *http.Request) { r.Header.Set("X-Api-Key", "hunter2/x") },
		"a cookie":           func(r *http.Request) { r.AddCookie(&http.Cookie{Name: "s", Value: "hunter2/x"}) },
		"a parameter":        func(r *http.Request) { r.URL.RawQuery = "q=hunter2%2Fx" },
		"user and password":  func(*http.Request) {},
		"an error that says": nil,
	} {
		for _, c := range []service{
			answers(401, "the token hunter2/x (hunter2%2Fx) is too old"),
			answers(200, `{"n":"hunter2/x"}`),
			answers(400, `{"error":{"kind":"noColumn","text":"hunter2/x"}}`),
			func(r *http.Request) (*http.Response, error) {
				return nil, errors.New("lost: " + r.URL.String() + " hunter2/x")
			},
		} {
			s := source(t, c, func(o *restrows.Options[person]) {
				o.Retries = -1
				o.URL = "https://kim:hunter2%2Fx@example.org/people?key=hunter2%2Fx"
				o.Prepare = func(r *http.Request) error {
					if prepare == nil {
						return errors.New("no access with hunter2/x")
					}
					prepare(r)
					return nil
				}
			})
			_, err := open(t, s).Count(t.Context())
			require.Error(t, err)
			require.NotContains(t, err.Error(), "hunter2", name)
			require.Contains(t, err.Error(), "https://example.org/people", name)
		}
	}
	for _, url := range []string{"https://kim:hunter2@example.org:x/", "ftp://kim:hunter2@example.org/", "", "https://"} {
		_, err := restrows.New(restrows.Options[person]{URL: url, ID: idOf})
		require.Error(t, err)
		require.NotContains(t, err.Error(), "hunter2")
	}
	_, err := restrows.New(restrows.Options[person]{URL: "https://example.org"})
	require.ErrorContains(t, err, "no ID of rows")
}

func TestConnectFailsWithoutFeatures(t *testing.T) {
	o := restrows.Options[person]{URL: "http://example.org", ID: idOf, Client: &http.Client{Transport: answers(200, `{"key":[5]}`)}}
	_, err := restrows.Connect(t.Context(), o)
	require.ErrorContains(t, err, "key[0]: a JSON number")
	_, err = restrows.Connect(t.Context(), restrows.Options[person]{})
	require.Error(t, err)
}

func TestFeaturesAreKept(t *testing.T) {
	never := func(*http.Request) (*http.Response, error) { panic("nothing is sent") }
	s := source(t, never, func(o *restrows.Options[person]) { o.Features = rowsource.Features{Groups: true} })
	ctx := t.Context()
	_, err := s.Open(ctx, rowsource.Query{Filter: expr.Match{Columns: []string{"name"}}})
	require.ErrorIs(t, err, rowsource.ErrUnsupported)
	v := open(t, s)
	_, err = v.Aggregate(ctx, []rowsource.Agg{{}}, rowsource.Span{})
	require.ErrorIs(t, err, rowsource.ErrUnsupported)
	_, err = v.Find(ctx, expr.Match{}, rowsource.Seek{Index: 0}, false)
	require.ErrorIs(t, err, rowsource.ErrUnsupported)
	_, err = v.Groups(ctx, rowsource.Seek{Index: 0}, 1)
	require.ErrorIs(t, err, rowsource.ErrNoGroups)
	_, err = v.CountGroups(ctx)
	require.ErrorIs(t, err, rowsource.ErrNoGroups)
	_, err = s.Write(ctx, nil)
	require.ErrorIs(t, err, rowsource.ErrUnsupported)
}
