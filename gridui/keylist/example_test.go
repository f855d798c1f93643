// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package keylist_test

import (
	"fmt"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/keylist"
)

// A list of keys that F1 opens, and a button of the program.
func Example() {
	keys := &keylist.List{}
	var grid gridui.Grid[string]
	grid.Extensions = []gridui.Extension{keys}
	keys.Open = true
	fmt.Println(keys.Open)
	// Output: true
}
