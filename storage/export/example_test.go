// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package export_test

import (
	"context"
	"fmt"
	"os"
	"path/filepath"

	"github.com/giogrid/giogrid/storage/export"
)

type order struct {
	id    string
	qty   int64
	note  string
	price float64
}

var orders = []order{{"A-1", 3, "gift", 9.5}, {"A-2", 1, "=1+1", 120}}

// orderSource returns a source with a row for each order.
func orderSource() export.Source {
	return export.Source{
		Columns: []export.Column{
			{Key: "id", Header: "Order"},
			{Key: "qty", Header: "Qty"},
			{Key: "price", Header: "Price", Format: "#,##0.00"},
			{Key: "note", Header: "Note", Width: 30},
		},
		Rows: len(orders),
		Row: func(i int, cells []export.Cell) error {
			o := orders[i]
			cells[0].SetText(o.id)
			cells[1].SetInt(o.qty)
			cells[2].SetNumber(o.price)
			cells[3].SetText(o.note)
			return nil
		},
	}
}

func ExampleFormat_Export() {
	opt := export.Options{BOM: export.MarkNone, Newline: "\n"}
	if err := export.CSV.Export(context.Background(), os.Stdout, orderSource(), opt); err != nil {
		fmt.Println(err)
	}
	// Output:
	// Order,Qty,Price,Note
	// A-1,3,9.5,gift
	// A-2,1,120,'=1+1
}

func ExampleFormat_Export_json() {
	if err := export.JSON.Export(context.Background(), os.Stdout, orderSource(), export.Options{}); err != nil {
		fmt.Println(err)
	}
	// Output:
	// [
	// {"id":"A-1","qty":3,"price":9.5,"note":"gift"},
	// {"id":"A-2","qty":1,"price":120,"note":"=1+1"}
	// ]
}

func ExampleDir() {
	dir, err := os.MkdirTemp("", "")
	if err != nil {
		fmt.Println(err)
		return
	}
	defer os.RemoveAll(dir)
	for range 2 {
		path, err := export.Dir(dir)(context.Background(), orderSource(), export.CSV, export.Options{FileName: "orders"})
		fmt.Println(filepath.Base(path), err)
	}
	// Output:
	// orders.csv <nil>
	// orders (2).csv <nil>
}

func ExampleStart() {
	dir, err := os.MkdirTemp("", "")
	if err != nil {
		fmt.Println(err)
		return
	}
	defer os.RemoveAll(dir)
	job := export.Start(context.Background(), export.Dir(dir), orderSource(), export.HTML, export.Options{})
	<-job.Done() // a program draws job.Progress() meanwhile
	path, err := job.Wait()
	fmt.Println(filepath.Base(path), err, job.Progress())
	// Output:
	// export.html <nil> 1
}

func ExampleParseTSV() {
	for _, row := range export.ParseTSV("a\tb\r\n\"two\nlines\"\tsay \"hi\"\r\n") {
		fmt.Printf("%q\n", row)
	}
	// Output:
	// ["a" "b"]
	// ["two\nlines" "say \"hi\""]
}
