// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package storage_test

import (
	"encoding/json"
	"errors"
	"fmt"
	"os"

	"github.com/giogrid/giogrid/storage"
)

func ExampleMemory() {
	var m storage.Memory
	_ = m.Set("columns", "a,b")
	v, ok, err := m.Get("columns")
	fmt.Println(v, ok, err)
	// Output: a,b true <nil>
}

func ExampleDir() {
	folder, _ := os.MkdirTemp("", "grids")
	defer os.RemoveAll(folder)

	s := storage.Dir(folder)
	_ = s.Set("orders.columns", "id,total")
	files, _ := os.ReadDir(folder)
	fmt.Println(files[0].Name())
	// Output: orders%2ecolumns.json
}

func ExampleLocal() {
	s := storage.Local("no/name")
	fmt.Println(s.Set("columns", "id,total"))
	// Output: storage: set "columns": "no/name" is no name for a program's folder
}

func ExampleDebounced() {
	var slow storage.Memory
	s := &storage.Debounced{Store: &slow}
	for width := range 100 { // a column is dragged wider
		_ = s.Set("width", fmt.Sprint(width))
	}
	now, _, _ := s.Get("width")
	_, written, _ := slow.Get("width")
	fmt.Println(now, written)

	_ = s.Close()
	kept, _, _ := slow.Get("width")
	fmt.Println(kept)
	// Output:
	// 99 false
	// 99
}

func ExampleDocument() {
	type view struct {
		Order  []string `json:"order"`
		Hidden []string `json:"hidden"`
	}
	doc := storage.Document[view]{
		Store:   &storage.Memory{},
		Key:     "orders.columns",
		Initial: view{Order: []string{"id", "total"}},
	}
	v, err := doc.Load()
	fmt.Println(v.Order, err)

	_ = doc.Save(view{Order: []string{"total", "id"}})
	v, err = doc.Load()
	fmt.Println(v.Order, err)
	text, _, _ := doc.Store.Get("orders.columns")
	fmt.Println(text)
	// Output:
	// [id total] <nil>
	// [total id] <nil>
	// {"version":1,"data":{"order":["total","id"],"hidden":null}}
}

// Version 1 had the ids in one text, version 2 had a list, version 3 has a struct.
func ExampleDocument_migrate() {
	type view struct{ Order []string }
	migrate := func(from int, data []byte) (v view, err error) {
		switch from {
		case 1:
			var ids string
			if err = json.Unmarshal(data, &ids); err != nil {
				return v, err
			}
			data, _ = json.Marshal([]string{ids})
			fallthrough
		case 2:
			err = json.Unmarshal(data, &v.Order)
			return v, err
		}
		return v, errors.New("unknown")
	}
	var s storage.Memory
	_ = s.Set("columns", `{"version":1,"data":"id"}`)
	doc := storage.Document[view]{Store: &s, Key: "columns", Version: 3, Migrate: migrate}
	fmt.Println(doc.Load())
	// Output: {[id]} <nil>
}
