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

// cancelTime limits the time for a server to end a cancelled statement.
const cancelTime = 5 * time.Second

// killWith makes MySQL end the statement of a connection when ctx ends: its driver only closes the connection, which
// the server does not notice before the statement ends. The caller calls release before it returns the connection;
// release waits for a kill in progress. The drivers of other engines cancel statements on their servers themselves.
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
		// The rows are already abandoned: an error changes nothing.
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
		case ctx.Err() != nil: // the driver noticed the end first
			kill()
		}
	}, nil
}
