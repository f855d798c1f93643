// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package restrows_test

import (
	"bytes"
	"io"
	"net/http"
	"net/http/httptest"
	"strconv"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/storage/rowsource"
	"github.com/giogrid/giogrid/storage/rowsource/restrows"
	"github.com/giogrid/giogrid/storage/rowsource/value"
)

// person is a row. Some have no score.
type person struct {
	ID      int64    `json:"id"`
	Name    string   `json:"name"`
	City    string   `json:"city"`
	Score   *float64 `json:"score"`
	Version int64    `json:"version"`
}

func newPeople(n int) []person {
	names, cities := []string{"김하늘", "Ann", "이서준", "Bob <b>", "ann"}, []string{"서울", "Busan", "", "Jeju"}
	rows := make([]person, n)
	for i := range rows {
		rows[i] = person{ID: int64(i), Name: names[i%len(names)], City: cities[i*7%len(cities)]}
		if score := float64(i%9) / 4; i%5 != 0 {
			rows[i].Score = &score
		}
	}
	return rows
}

func newSlice(rows []person) *rowsource.Slice[person] {
	score := func(p person) value.Value {
		if p.Score == nil {
			return value.Value{}
		}
		return value.Float(*p.Score)
	}
	s, err := rowsource.NewSlice(rowsource.SliceOptions[person]{
		Rows: rows, Key: []string{"id"}, Version: "version",
		Columns: []rowsource.Column[person]{
			{ID: "id", Value: func(p person) value.Value { return value.Int(p.ID) }, Set: setInt(func(p *person) *int64 { return &p.ID })},
			{ID: "name", Value: func(p person) value.Value { return value.Text(p.Name) }, Set: func(p *person, v value.Value) error {
				p.Name = v.String()
				return nil
			}},
			{ID: "city", Value: func(p person) value.Value { return value.Text(p.City) }},
			{ID: "score", Value: score},
			{ID: "version", Value: func(p person) value.Value { return value.Int(p.Version) }, Set: setInt(func(p *person) *int64 { return &p.Version })},
		},
	})
	if err != nil {
		panic(err)
	}
	return s
}

func setInt(field func(*person) *int64) func(*person, value.Value) error {
	return func(p *person, v value.Value) error {
		*field(p), _ = v.AsInt()
		return nil
	}
}

func idOf(p person) string { return strconv.FormatInt(p.ID, 10) }

// connect returns a source over a handler that is reached through a real connection.
func connect(t *testing.T, h http.Handler) *restrows.Source[person] {
	t.Helper()
	server := httptest.NewServer(h)
	t.Cleanup(server.Close)
	s, err := restrows.Connect(t.Context(), restrows.Options[person]{URL: server.URL + "/people", ID: idOf})
	require.NoError(t, err)
	return s
}

// service answers requests in the process, so that tests in bubbles can wait for it.
type service func(r *http.Request) (*http.Response, error)

func (s service) RoundTrip(r *http.Request) (*http.Response, error) { return s(r) }

// serve returns a service that a handler answers.
func serve(h http.Handler) service {
	return func(r *http.Request) (*http.Response, error) {
		w := httptest.NewRecorder()
		h.ServeHTTP(w, r)
		return w.Result(), nil
	}
}

// answers returns a service with the same answer to all requests.
func answers(status int, body string, header ...string) service {
	return func(*http.Request) (*http.Response, error) { return answer(status, body, header...), nil }
}

func answer(status int, body string, header ...string) *http.Response {
	r := &http.Response{StatusCode: status, Header: http.Header{}, Body: io.NopCloser(bytes.NewReader([]byte(body)))}
	for i := 0; i < len(header); i += 2 {
		r.Header.Set(header[i], header[i+1])
	}
	return r
}

// source returns a source over a service, with all features of a slice.
func source(t *testing.T, s service, change ...func(*restrows.Options[person])) *restrows.Source[person] {
	t.Helper()
	o := restrows.Options[person]{
		URL: "https://example.org/people", ID: idOf, Client: &http.Client{Transport: s},
		Features: newSlice(nil).Features(),
	}
	for _, c := range change {
		c(&o)
	}
	out, err := restrows.New(o)
	require.NoError(t, err)
	return out
}

// open returns the view of all rows.
func open(t *testing.T, s *restrows.Source[person]) rowsource.Result[person] {
	t.Helper()
	v, err := s.Open(t.Context(), rowsource.Query{})
	require.NoError(t, err)
	t.Cleanup(func() { v.Close() })
	return v
}
