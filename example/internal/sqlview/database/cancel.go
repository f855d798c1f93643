// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build !js

package database

import (
	"context"
	"database/sql"
	"fmt"
	"time"

	"github.com/giogrid/giogrid/example/internal/sqlview/address"
)

// cancelTime is how long a server may take to end a statement that was cancelled.
const cancelTime = 5 * time.Second

// killWith has MySQL end what a connection runs when a context does: its driver closes the
// connection alone, which the server does not look at before the statement ends. The function
// that it returns has to be called before the connection is given back, and waits for a kill that
// is under way. The drivers of the others tell their servers themselves.
func (d *Database) killWith(ctx context.Context, c *sql.Conn) (release func(), err error) {
	if d.Address.Engine() != address.MySQL {
		return func() {}, nil
	}
	var id int64
	if err := c.QueryRowContext(ctx, "SELECT connection_id()").Scan(&id); err != nil {
		return nil, err
	}
	kill := func() {
		soon, cancel := context.WithTimeout(context.WithoutCancel(ctx), cancelTime)
		defer cancel()
		// Nobody waits for the rows: an error changes nothing for them.
		_, _ = d.typed.ExecContext(soon, fmt.Sprintf("KILL QUERY %d", id))
	}
	killed := make(chan struct{})
	stop := context.AfterFunc(ctx, func() {
		defer close(killed)
		kill()
	})
	return func() {
		switch {
		case !stop():
			<-killed
		case ctx.Err() != nil: // the driver heard of the end first
			kill()
		}
	}, nil
}
