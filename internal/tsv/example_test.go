// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package tsv_test

import (
	"fmt"

	"github.com/giogrid/giogrid/internal/tsv"
)

func ExampleAppend() {
	text := tsv.Append(nil, [][]string{{"name", "size"}, {"two\nlines", `27" wide`}})
	fmt.Printf("%q\n", text)
	// Output:
	// "name\tsize\r\n\"two\nlines\"\t27\" wide"
}
