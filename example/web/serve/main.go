// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Serve shows a folder, such as the gallery's browser build, to a browser on this machine.
//
//	serve [-addr HOST:PORT] FOLDER
//
// It listens on a loopback address, or on the address of -addr, and accepts only requests for a loopback name or the
// host in -addr. It prints the address to open. After an interrupt it completes responses in progress and stops.
package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"log"
	"net"
	"net/http"
	"os"
	"os/signal"
	"syscall"
	"time"
)

const (
	defaultAddr = "127.0.0.1:8080"
	// patience is the maximum wait for responses in progress after an interrupt.
	patience = 3 * time.Second
)

func main() {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	defer stop()
	switch err := run(ctx, os.Args[1:], os.Stdout, os.Stderr); {
	case errors.Is(err, flag.ErrHelp):
	case err != nil:
		fmt.Fprintln(os.Stderr, "serve:", err)
		os.Exit(1)
	}
}

// run serves until ctx ends. It writes the address to out, everything else to notes.
func run(ctx context.Context, args []string, out, notes io.Writer) error {
	flags := flag.NewFlagSet("serve", flag.ContinueOnError)
	flags.SetOutput(notes)
	addr := flags.String("addr", defaultAddr, "`HOST:PORT` to answer on; a free port is taken where it is in use")
	if err := flags.Parse(args); err != nil {
		return err
	}
	if flags.NArg() != 1 {
		return errors.New("want one folder to serve: serve [-addr HOST:PORT] FOLDER")
	}
	site, err := openFolder(flags.Arg(0))
	if err != nil {
		return err
	}
	defer site.Close()
	ln, err := listen(*addr, notes)
	if err != nil {
		return err
	}
	fmt.Fprintf(out, "Open %s in a browser. Ctrl+C stops.\n", address(ln.Addr()))
	named, _, _ := net.SplitHostPort(*addr) // listen has reported a malformed address
	return serve(ctx, ln, onlyHosts(named, site), notes)
}

// serve serves ln until ctx ends.
func serve(ctx context.Context, ln net.Listener, h http.Handler, notes io.Writer) error {
	server := &http.Server{
		Handler:           h,
		ReadHeaderTimeout: 5 * time.Second,
		IdleTimeout:       time.Minute,
		ErrorLog:          log.New(notes, "serve: ", 0),
	}
	failed := make(chan error, 1)
	go func() { failed <- server.Serve(ln) }()
	select {
	case err := <-failed:
		return err
	case <-ctx.Done():
	}
	ctx, cancel := context.WithTimeout(context.Background(), patience)
	defer cancel()
	if err := server.Shutdown(ctx); err != nil {
		return server.Close() // downloads in progress are cut
	}
	return nil
}
