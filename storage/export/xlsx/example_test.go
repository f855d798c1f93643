// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package xlsx_test

import (
	"bytes"
	"context"
	"fmt"

	"github.com/xuri/excelize/v2"

	"github.com/giogrid/giogrid/storage/export"
	_ "github.com/giogrid/giogrid/storage/export/xlsx" // for export.XLSX
)

func Example() {
	src := export.Source{
		Columns: []export.Column{{Header: "Item"}, {Header: "Price", Format: "#,##0.00"}},
		Rows:    1,
		Row: func(_ int, cells []export.Cell) error {
			cells[0].SetText("Chair")
			cells[1].SetNumber(1250)
			return nil
		},
	}
	var file bytes.Buffer
	if err := export.XLSX.Export(context.Background(), &file, src, export.Options{SheetName: "Prices"}); err != nil {
		fmt.Println(err)
		return
	}
	book, err := excelize.OpenReader(&file)
	if err != nil {
		fmt.Println(err)
		return
	}
	defer book.Close()
	fmt.Println(book.GetRows("Prices"))
	// Output:
	// [[Item Price] [Chair 1,250.00]] <nil>
}
