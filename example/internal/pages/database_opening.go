// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package pages

import (
	"context"
	"io"

	"github.com/giogrid/giogrid/storage/rowsource"
)

// opening opens the database of the page in the background. The zero value has not begun.
type opening struct {
	result chan opened
	cancel context.CancelFunc
	// database is the open database, nil if there is none or nothing to close.
	database io.Closer
}

// opened is the result of opening: a database or an error.
type opened struct {
	source   rowsource.Source[record]
	database io.Closer
	err      error
}

// poll begins to open the database if that has not begun, and reports whether it is done. After an error
// the next poll opens it again.
func (o *opening) poll() (source rowsource.Source[record], err error, done bool) {
	if o.result == nil {
		o.begin()
	}
	select {
	case r := <-o.result:
		o.end(r)
		return r.source, r.err, true
	default:
		return nil, nil, false
	}
}

func (o *opening) begin() {
	var ctx context.Context
	ctx, o.cancel = context.WithCancel(context.Background())
	result := make(chan opened, 1)
	o.result = result
	go func() { result <- openDatabase(ctx) }()
}

func (o *opening) end(r opened) {
	o.cancel()
	o.result, o.cancel, o.database = nil, nil, r.database
}

// close cancels the opening and closes an open database.
func (o *opening) close() error {
	if o.result != nil {
		o.cancel()
		o.end(<-o.result)
	}
	if o.database == nil {
		return nil
	}
	return o.database.Close()
}
