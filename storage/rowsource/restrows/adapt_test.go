// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package restrows_test

import (
	"encoding/json"
	"fmt"
	"net/http"
	"net/http/httptest"
	"net/url"
	"strconv"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/storage/rowsource"
	"github.com/giogrid/giogrid/storage/rowsource/restrows"
	"github.com/giogrid/giogrid/storage/rowsource/value"
)

// tickets is a service of another kind: pages by token, forward only, without a number of rows.
func tickets(n int) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) {
		from, _ := strconv.Atoi(r.FormValue("page_token"))
		limit, _ := strconv.Atoi(r.FormValue("limit"))
		page := ticketPage{Data: []person{}}
		for i := from; i < min(from+limit, n); i++ {
			page.Data = append(page.Data, person{ID: int64(i)})
		}
		page.Next = strconv.Itoa(from + len(page.Data))
		json.NewEncoder(w).Encode(page)
	}
}

type ticketPage struct {
	Data []person `json:"data"`
	Next string   `json:"next"`
}

// ticketProtocol adapts it. Only MethodRead differs from JSON.
type ticketProtocol struct {
	restrows.JSON[person]
}

func (p ticketProtocol) Request(c restrows.Call) (*http.Request, error) {
	if c.Method != restrows.MethodRead || c.At.Before || c.At.Index > 0 {
		return nil, fmt.Errorf("%w: only reading forward", rowsource.ErrUnsupported)
	}
	values := url.Values{"limit": {strconv.Itoa(c.N)}}
	if c.At.Cursor != nil {
		values.Set("page_token", c.At.Cursor[0].String())
	}
	return http.NewRequest(http.MethodGet, p.URL+"?"+values.Encode(), nil)
}

func (p ticketProtocol) Reply(c restrows.Call, r restrows.Response) (reply restrows.Reply[person], err error) {
	var page ticketPage
	if err := json.Unmarshal(r.Body, &page); err != nil {
		return reply, err
	}
	reply.Rows = rowsource.Page[person]{Index: -1, Items: page.Data}
	if len(page.Data) > 0 {
		reply.Rows.First, reply.Rows.Last = rowsource.Cursor{}, rowsource.Cursor{value.Text(page.Next)}
	}
	return reply, nil
}

func TestOtherServicesAreAdapted(t *testing.T) {
	server := httptest.NewServer(tickets(7))
	defer server.Close()
	s, err := restrows.New(restrows.Options[person]{
		URL: server.URL, ID: idOf, Features: rowsource.Features{Key: []string{"id"}},
		Protocol: ticketProtocol{restrows.JSON[person]{URL: server.URL}},
	})
	require.NoError(t, err)
	v := open(t, s)
	count, err := v.Count(t.Context())
	require.NoError(t, err)
	require.Equal(t, rowsource.Count{}, count, "nobody knows")
	at, seen := rowsource.Seek{Index: 0}, []int64{}
	for {
		page, err := v.Read(t.Context(), at, 3)
		require.NoError(t, err)
		require.Equal(t, int64(-1), page.Index)
		for _, p := range page.Items {
			seen = append(seen, p.ID)
		}
		if len(page.Items) < 3 {
			break
		}
		at = page.Last.After()
	}
	require.Equal(t, []int64{0, 1, 2, 3, 4, 5, 6}, seen)
	_, err = v.Read(t.Context(), rowsource.Seek{Index: 5}, 3)
	require.ErrorIs(t, err, rowsource.ErrUnsupported)
}

func TestRowsInAnotherForm(t *testing.T) {
	h := &restrows.Handler[person]{Source: newSlice(newPeople(2)), Row: func(p person) ([]byte, error) { return json.Marshal([]any{p.ID, p.Name}) }}
	s := source(t, serve(h), func(o *restrows.Options[person]) {
		o.Protocol = restrows.JSON[person]{URL: o.URL, Row: func(data []byte) (p person, err error) {
			return p, json.Unmarshal(data, &[]any{&p.ID, &p.Name})
		}}
	})
	page, err := open(t, s).Read(t.Context(), rowsource.Seek{Index: 1}, 1)
	require.NoError(t, err)
	require.Equal(t, "Ann", page.Items[0].Name)
}
