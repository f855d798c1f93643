// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package table_test

import (
	"fmt"
	"strings"

	"github.com/giogrid/giogrid/example/csvview/internal/table"
)

func ExampleRead() {
	t, err := table.Read(strings.NewReader("city;people;since\nSeoul;9.411.000;1394-10-25\nBusan;3.359.000\n"), "cities.csv")
	if err != nil {
		fmt.Println(err)
		return
	}
	for _, c := range t.Columns() {
		fmt.Println(c.Name, c.Kind)
	}
	people, _ := t.Int(0, 1)
	fmt.Println(string(t.AppendCell(nil, 0, 0)), people, t.Missing(1, 2))
	for _, note := range t.Notes() {
		fmt.Println(note)
	}
	// Output:
	// city text
	// people integer
	// since date
	// Seoul 9411000 true
	// line 3: 1 row has fewer cells than there are columns; those missing are empty
}

func ExampleError() {
	_, err := table.Read(strings.NewReader(""), "trips.csv")
	fmt.Println(err)
	// Output:
	// trips.csv: empty file: expected a header or rows
}

func ExampleStream() {
	s := table.NewStream(strings.NewReader("city,people\nSeoul,9411000\nBusan,3359000\n"), "cities.csv")
	defer s.Close()
	s.Watch(func() {}) // the Invalidate of a window
	state := s.Wait()
	fmt.Println(state.Table.Rows(), "rows of", state.Read, "bytes", state.Done)
	// Output:
	// 2 rows of 40 bytes true
}
