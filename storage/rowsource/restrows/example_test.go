// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package restrows_test

import (
	"context"
	"fmt"
	"net/http"
	"net/http/httptest"

	"github.com/giogrid/giogrid/storage/rowsource"
	"github.com/giogrid/giogrid/storage/rowsource/expr"
	"github.com/giogrid/giogrid/storage/rowsource/restrows"
	"github.com/giogrid/giogrid/storage/rowsource/value"
)

// A server with rows in memory, and a client that reads some of them.
func Example() {
	mux := http.NewServeMux()
	mux.Handle("/people/", &restrows.Handler[person]{Source: newSlice(newPeople(1000))})
	server := httptest.NewServer(mux)
	defer server.Close()

	ctx := context.Background()
	people, err := restrows.Connect(ctx, restrows.Options[person]{
		URL: server.URL + "/people",
		ID:  idOf,
		Prepare: func(r *http.Request) error {
			r.Header.Set("Authorization", "Bearer …")
			return nil
		},
	})
	if err != nil {
		fmt.Println(err)
		return
	}
	view, err := people.Open(ctx, rowsource.Query{
		Filter: expr.Compare{Column: "city", Op: expr.OpEqual, Value: value.Text("서울")},
		Sort:   []rowsource.Order{{Column: "id", Descending: true}},
	})
	if err != nil {
		fmt.Println(err)
		return
	}
	defer view.Close()
	page, err := view.Read(ctx, rowsource.Seek{Index: 0}, 2)
	for _, p := range page.Items {
		fmt.Println(p.ID, p.Name, p.City)
	}
	fmt.Println(err)
	// Output:
	// 996 Ann 서울
	// 992 이서준 서울
	// <nil>
}
