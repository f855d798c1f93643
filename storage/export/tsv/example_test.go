// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package tsv_test

import (
	"fmt"

	"github.com/giogrid/giogrid/storage/export/tsv"
)

func ExampleBuilder() {
	var b tsv.Builder
	for _, row := range [][]string{{"name", "size"}, {"two\nlines", `27" wide`}} {
		for _, text := range row {
			b.Cell(text)
		}
		b.EndRow()
	}
	fmt.Printf("%q\n", b.Text())
	// Output:
	// "name\tsize\r\n\"two\nlines\"\t27\" wide"
}

func ExampleEach() {
	for row := range tsv.Each("name\tsize\r\n\"two\nlines\"\t27\" wide") {
		fmt.Printf("%q\n", row)
	}
	// Output:
	// ["name" "size"]
	// ["two\nlines" "27\" wide"]
}
